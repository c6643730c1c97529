import DashboardFormat
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Dashboards

/// Widgets load by themselves.
@MainActor
struct LoadingTests {
  private static let now = 1_700_000_240.0

  private func host(_ widgets: [WidgetDescription], _ source: TestSource, height: Double = 600) throws -> TestHost {
    try TestHost(size: CGSize(width: 900, height: height)) {
      DashboardView(
        DashboardDescription(title: "Test", span: .last(300), widgets: widgets), source: source, now: Self.now)
    }
  }

  @Test func aFailureIsSeenInItsWidgetAlone() async throws {
    let source = TestSource()
    let host = try host(
      [
        .graph("fail", id: "bad", frame: GridFrame(x: 0, y: 0, width: 6, height: 2)),
        .graph("fine", id: "good", frame: GridFrame(x: 6, y: 0, width: 6, height: 2)),
      ], source)
    await host.wait { host.bodies(of: WidgetMessage.self) > 0 && host.bodies(of: TimeseriesWidget.self) > 0 }
    #expect(host.bodies(of: WidgetMessage.self) == 1)
    #expect(host.bodies(of: TimeseriesWidget.self) == 1)
    #expect(source.loads.sorted() == ["fail", "fine"])
  }

  @Test func aPartOfAWidgetMayFail() async throws {
    let source = TestSource()
    let host = try host([.graph("fine", "fail", id: "g", frame: GridFrame(x: 0, y: 0, width: 12, height: 3))], source)
    await host.wait { host.bodies(of: PartialFailure.self) > 0 }
    #expect(host.bodies(of: PartialFailure.self) == 1)
    #expect(host.bodies(of: TimeseriesWidget.self) == 1)
    #expect(host.bodies(of: WidgetMessage.self) == 0)
  }

  @Test func whatLeavesIsCancelled() async throws {
    let source = TestSource()
    let widgets = (0..<40).map { row in
      WidgetDescription.graph(
        row == 0 ? "hang" : "fine", id: "g\(row)", frame: GridFrame(x: 0, y: row * 2, width: 12, height: 2))
    }
    let host = try host(widgets, source)
    #expect(await source.wait { $0.loads.contains("hang") })
    // What is far below is not asked for.
    #expect(source.loads.count < 30)
    host.scroll(450, 300, dy: 5000)
    #expect(await source.wait { !$0.cancelled.isEmpty })
    #expect(source.cancelled == ["hang"])
  }

  @Test func aClosedWindowCancelsItsLoads() async throws {
    let source = TestSource()
    let host = try host([.graph("hang", id: "g", frame: GridFrame(x: 0, y: 0, width: 12, height: 2))], source)
    #expect(await source.wait { $0.loads == ["hang"] })
    host.close()
    #expect(await source.wait { !$0.cancelled.isEmpty })
    #expect(source.cancelled == ["hang"])
  }

  @Test(arguments: ["empty", "null"]) func dataThatShowsNothingHasAMessage(query: String) async throws {
    let source = TestSource()
    let host = try host([.graph(query, id: "g", frame: GridFrame(x: 0, y: 0, width: 12, height: 3))], source)
    await host.wait { host.bodies(of: WidgetMessage.self) > 0 }
    #expect(host.bodies(of: WidgetMessage.self) == 1)
  }

  /// Where nothing was measured, the graph can be left as it was entered.
  @Test func anEmptySpanIsLeftByWheelDragAndDoubleClick() throws {
    let home = Self.now - 300...Self.now
    let description = DashboardDescription(title: "Test", span: .last(300), widgets: [])
    let model = DashboardModel(description, span: nil, now: Self.now)
    #expect(model.home == home)
    model.window = Self.now - 30...Self.now - 20
    let host = try TestHost(size: CGSize(width: 600, height: 300)) { EmptyGraph(model: model) }
    // Right on the message.
    let middle = CGPoint(x: 300, y: 130)
    host.send(
      .scroll(location: middle, delta: CGVector(dx: 0, dy: -100), isPrecise: true, modifiers: .control))
    host.update()
    let zoomedOut = model.window.upperBound - model.window.lowerBound
    // A hundred points of the wheel are a factor of e.
    #expect(abs(zoomedOut - 27.18281828459045) < 1e-3)
    let before = model.window
    host.drag(from: middle, to: CGPoint(x: 200, y: 130))
    #expect(model.window.lowerBound > before.lowerBound)
    host.click(300, 130, count: 2)
    #expect(model.window == home)
    // Chosen spans are where a double click leads from then on, zooms are not.
    model.show(last: 60)
    model.window = Self.now - 5...Self.now - 4
    host.update()
    host.click(300, 130, count: 2)
    #expect(model.window == Self.now - 60...Self.now)
    model.window = Self.now - 25...Self.now - 20
    model.followAgain()
    #expect(model.window == Self.now - 5...Self.now)
    #expect(model.home == Self.now - 60...Self.now)
  }
}

/// A graph of nothing, in the window of a dashboard.
private struct EmptyGraph: View {
  @Bindable var model: DashboardModel

  var body: some View {
    TimeseriesWidget(
      definition: TimeseriesDefinition(requests: []), answer: WidgetAnswer([.success(QueryResult(.series([])))]),
      window: $model.window, timeZone: nil
    )
    .graphHome(model.home)
  }
}

/// What is wrong with data, in words.
@MainActor struct DataIssueTests {
  private func issue(_ series: [Double]...) -> String? {
    DataIssue(series.map { Series(start: 0, step: 1, y: $0) })?.message
  }

  @Test func messagesSayWhatIsMissing() {
    #expect(issue() == "No data in this span")
    #expect(issue([]) == "No data in this span")
    #expect(issue([.nan, .nan]) == "Only points without a value in this span")
    #expect(issue([.nan, 4]) == "A single point in this span")
    #expect(issue([1], [2]) == nil)
    #expect(DataIssue(values: [])?.message == "No data in this span")
    #expect(DataIssue(values: [.nan])?.message == "Only points without a value in this span")
    #expect(DataIssue(values: [.nan, 0]) == nil)
  }

  @Test func markersFarFromTheDataAreOutOfSight() {
    // From 0 to 10: as far again on both sides.
    #expect(MarkersContent.range(.line(20), 2...10) == 20...20)
    #expect(MarkersContent.range(.line(21), 2...10) == nil)
    #expect(MarkersContent.range(.band(5, nil), 2...10) == 5...10)
    #expect(MarkersContent.range(.band(0, 1000), 2...10) == 0...10)
    #expect(MarkersContent.range(.band(11, 12), 2...10) == nil)
    #expect(MarkersContent.range(.line(1), nil) == nil)
  }

  @Test func notesAreBlocks() {
    #expect(
      MarkdownText.blocks("# Title ##\nSome\ntext\n\n- one\n  - two\n1. first\n---\n") == [
        .heading(level: 1, "Title"), .paragraph("Some text"), .item(depth: 0, mark: "•", "one"),
        .item(depth: 1, mark: "•", "two"), .item(depth: 0, mark: "1.", "first"), .rule,
      ])
    #expect(
      MarkdownInline("a **b** [c](http://d) `e*`").runs == [
        .init(text: "a "), .init(text: "b", isBold: true), .init(text: " "), .init(text: "c", isLink: true),
        .init(text: " "), .init(text: "e*", isCode: true),
      ])
    #expect(MarkdownInline("[open](").runs.map(\.text).joined() == "[open](")
  }
}
