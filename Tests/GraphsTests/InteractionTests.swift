import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Graphs

/// Gestures in a graph of 65 points; without axes its plot is 580 points wide and its left edge at 0.
@MainActor
struct InteractionTests {
  @Observable final class Outside {
    var window = MadeUp.start...MadeUp.start + 3600
    var selection: GraphSelection?
  }

  struct Plain: View {
    @Bindable var outside: Outside
    var drag = GraphDragAction.zoom
    let series: [Series]

    var body: some View {
      Graph(window: $outside.window) {
        ForEach(series.indices, id: \.self) { Line(id: $0, points: series[$0]) }
        TimeAxis(hidden: true)
        YAxis(lowest: 0, highest: 100, hidden: true)
      }
      .legend(.hidden)
      .dragAction(drag)
      .selection($outside.selection)
    }
  }

  private func host(_ outside: Outside, drag: GraphDragAction = .zoom) throws -> TestHost {
    let series = MadeUp.series(count: 3, length: 65)
    return try TestHost(size: CGSize(width: 610, height: 208)) { Plain(outside: outside, drag: drag, series: series) }
  }

  @Test func aDragShowsWhatItWentOver() throws {
    let outside = Outside()
    let host = try host(outside)
    // The plot is 600 points wide (610 less the margin of 10) for 3600 seconds: six seconds a point.
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 120))
    #expect(outside.window == MadeUp.start + 600...MadeUp.start + 1800)
  }

  @Test func aDragMovesTheWindowWhereItPans() throws {
    let outside = Outside()
    let host = try host(outside, drag: .pan)
    host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100))
    #expect(outside.window == MadeUp.start + 600...MadeUp.start + 4200)
  }

  @Test func aDoubleClickShowsEverything() throws {
    let outside = Outside()
    outside.window = MadeUp.start + 60...MadeUp.start + 120
    let host = try host(outside)
    host.click(200, 100, count: 2)
    // 65 points a minute apart.
    #expect(outside.window == MadeUp.start...MadeUp.start + 64 * 60)
  }

  @Test func theWheelWithControlZoomsAroundThePointer() throws {
    let outside = Outside()
    let host = try host(outside)
    // A hundred points of the wheel are a factor of e.
    let wheel = InputEvent.scroll(
      location: CGPoint(x: 150, y: 100), delta: CGVector(dx: 0, dy: 100), isPrecise: true, modifiers: .control)
    host.send(wheel)
    let e = 2.718281828459045
    #expect(abs(outside.window.lowerBound - (MadeUp.start + 900 - 900 / e)) < 1e-3)
    #expect(abs(outside.window.upperBound - (MadeUp.start + 900 + 2700 / e)) < 1e-3)
  }

  @Test func thePointerSelectsTheNearestPointOfEachLine() throws {
    let outside = Outside()
    let host = try host(outside)
    // Ten points a minute: the nearest to 203 is the 20th minute.
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 203, y: 100))))
    host.update()
    let selection = try #require(outside.selection)
    #expect(selection.x == MadeUp.start + 1200)
    #expect(selection.values.count == 3)
    #expect(selection.values.map(\.y) == selection.values.map(\.y).sorted(by: >))
    host.send(.pointerLeft)
    host.update()
    #expect(outside.selection == nil)
  }
}
