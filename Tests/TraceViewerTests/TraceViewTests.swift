import Foundation
import SwiftUI
import Testing
import TraceAnalysis
import UICore
import UITestSupport

@testable import TraceViewer

@MainActor
struct TraceViewTests {
  /// The lanes are 1,000 points wide, right of their names and a line.
  private static let left = TimelineMetrics.gutterWidth + 1
  private static let size = CGSize(width: left + 1000, height: 700)

  private func host(_ trace: Trace) throws -> (TestHost, TraceModel) {
    let model = TraceModel(TraceDocument(trace, file: "sample.trace"))
    return (try TestHost(size: Self.size) { TraceView(model: model) }, model)
  }

  /// The ruler's height in the window: under the bar of 40 points and its line.
  private static let ruler = 53.0

  @Test func `a drag on the ruler sets the table`() throws {
    let (host, model) = try host(SampleTrace.alternating())
    #expect(model.rows.map(\.runs) == [5, 5])
    // Ten milliseconds on 1,000 points: from 2.5 to 5.5 ms lie the runs at 3, 4 and 5.
    host.drag(from: CGPoint(x: Self.left + 250, y: Self.ruler), to: CGPoint(x: Self.left + 550, y: Self.ruler))
    #expect(model.selection == 2_500_000..<5_500_000)
    #expect(model.rows.sorted { $0.view < $1.view }.map(\.runs) == [1, 2])
    // A click on the ruler clears it.
    host.click(Self.left + 400, Self.ruler)
    #expect(model.selection == nil)
    #expect(model.rows.map(\.runs) == [5, 5])
  }

  @Test func `the end of a selection can be moved`() throws {
    let (host, model) = try host(SampleTrace.alternating())
    host.drag(from: CGPoint(x: Self.left + 250, y: Self.ruler), to: CGPoint(x: Self.left + 550, y: Self.ruler))
    host.drag(from: CGPoint(x: Self.left + 552, y: Self.ruler), to: CGPoint(x: Self.left + 700, y: Self.ruler))
    #expect(model.selection == 2_500_000..<7_000_000)
  }

  @Test func `the wheel keeps the time under the pointer and runs no row`() throws {
    let (host, model) = try host(SampleTrace.alternating())
    let place = 300.0
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: Self.left + place, y: 200))))
    let time = model.window.time(at: place / 1000)
    try host.expectUpdates(of: ViewTableRow.self, exactly: 0) {
      try host.expectUpdates(of: LaneCanvas.self, exactly: 0) { host.scroll(Self.left + place, 200, dy: -96) }
    }
    #expect(model.window.length < 0.7 * 10_000_000)
    #expect(abs(model.window.time(at: place / 1000) - time) < 1)
    // And back.
    host.scroll(Self.left + place, 200, dy: 960)
    #expect(model.window == TimeWindow(duration: 10_000_000))
  }

  @Test func `a drag on the lanes moves the window of time`() throws {
    let (host, model) = try host(SampleTrace.alternating())
    model.zoom(by: 0.5, around: 0.5)
    let start = model.window.start
    try host.expectUpdates(of: ViewTableRow.self, exactly: 0) {
      host.drag(from: CGPoint(x: Self.left + 500, y: 300), to: CGPoint(x: Self.left + 400, y: 300))
    }
    // A tenth of five milliseconds.
    #expect(abs(model.window.start - start - 500_000) < 1)
    #expect(model.selection == nil)
  }

  @Test func `a sideways wheel moves it too`() throws {
    let (host, model) = try host(SampleTrace.alternating())
    model.zoom(by: 0.1, around: 0)
    host.scroll(Self.left + 500, 300, dx: 250, dy: 0)
    #expect(abs(model.window.start - 250_000) < 1)
  }

  @Test func `keys zoom, move and choose`() throws {
    let (host, model) = try host(SampleTrace.alternating())
    host.send(.keyDown(.character("="), modifiers: [], isRepeat: false))
    #expect(abs(model.window.length - 7_000_000) < 1)
    host.send(.keyDown(.leftArrow, modifiers: [], isRepeat: false))
    #expect(abs(model.window.start - 800_000) < 1)
    host.send(.keyDown(.character("0"), modifiers: [], isRepeat: false))
    #expect(model.window.length == 10_000_000)
    host.send(.keyDown(.downArrow, modifiers: [], isRepeat: false))
    #expect(model.chosenView == model.rows[0].view)
  }

  @Test func `a choice runs two rows and shows the chain of causes`() throws {
    let (host, model) = try host(SampleTrace.alternating())
    model.choose(view: 0)
    host.update()
    try host.expectUpdates(of: ViewTableRow.self, exactly: 2) {
      model.choose(view: 1)
      host.update()
    }
    #expect(model.causes.first?.title == "tap")
  }

  @Test func `a click on a body chooses it`() throws {
    let (host, model) = try host(SampleTrace.alternating())
    // The run at 3 ms is 10 points wide from 300 on; bodies are the fourth lane.
    let lanes = model.document.lanes
    let top = lanes.prefix(3).reduce(41 + TimelineMetrics.rulerHeight) { $0 + $1.height + TimelineMetrics.laneGap }
    host.click(Self.left + 305, top + 20)
    #expect(model.chosenUpdate == 3)
    #expect(model.chosenView == 1)
  }

  @Test func `a click on a call fills the flame graph with it`() throws {
    let (host, model) = try host(FlameGraphTests.trace())
    model.pane = .flame
    host.update()
    #expect(model.flame.samples == 8)
    // The pane is right of the table; `body`, three quarters of it, is in the second row.
    let top = 41 + TimelineMetrics.height(of: model.document.lanes) + 1 + ViewTableMetrics.headerHeight + 1
    let place = CGPoint(x: Self.size.width - 300, y: top + FlameView.rowHeight * 1.5)
    host.send(.pointerMoved(PointerEvent(location: place)))
    #expect(model.flamePlace.flatMap { model.flame.box(row: $0.row, at: $0.place) }?.samples == 6)
    host.click(place.x, place.y)
    #expect(model.flame.boxes.first.map { model.flameName(of: $0) } == "body")
    // A range without its samples shows everything there is.
    model.select(4_000_000..<6_000_000)
    #expect(model.flame.boxes.first.map { model.flameName(of: $0) } == "draw")
  }

  @Test func `a zoom of a million updates looks at pixels, not updates`() throws {
    let (host, model) = try host(SampleTrace.large(1_000_000))
    host.resetCounts()
    for step in 0..<10 {
      model.zoom(by: 0.8, around: Double(step) / 10)
      host.update()
    }
    #expect(host.bodies.isEmpty, "\(host.updateLog)")
    let bodies = try #require(model.document.lanes.first { $0.name == "View bodies" }?.spans)
    #expect(bodies.bars(in: model.window, columns: 1000).count <= 1001)
  }

  @Test func `an empty trace shows an empty window`() throws {
    let (host, model) = try host(Trace())
    host.scroll(600, 200, dy: -96)
    host.drag(from: CGPoint(x: 400, y: Self.ruler), to: CGPoint(x: 500, y: Self.ruler))
    #expect(model.rows.isEmpty)
    #expect(host.messages.isEmpty)
  }
}
