import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Graphs

/// A graph that shows the last ten minutes of data that arrives; its plot is 600 points wide, a point a second.
@MainActor
struct FollowingTests {
  @MainActor @Observable final class Source {
    var series: Series
    var selection: GraphSelection?

    init() { series = Series(start: MadeUp.start, step: 60, y: (0...60).map { Double($0) }) }

    /// Appends a value a minute.
    func grow(to minute: Int) {
      for next in series.count...minute { series.append(x: MadeUp.start + Double(next) * 60, y: Double(next)) }
    }
  }

  struct Live: View {
    @Bindable var source: Source

    var body: some View {
      Graph {
        Line("a", points: source.series)
        TimeAxis(hidden: true)
        YAxis(lowest: 0, highest: 200, hidden: true)
      }
      .following(600)
      .legend(.hidden)
      .dragAction(.pan)
      .selection($source.selection)
    }
  }

  private func host(_ source: Source) throws -> TestHost {
    try TestHost(size: CGSize(width: 610, height: 208)) { Live(source: source) }
  }

  /// The minute at the right edge, found by pointing near it.
  private func lastMinute(_ host: TestHost, _ source: Source) throws -> Double {
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 590, y: 100))))
    host.update()
    return (try #require(source.selection).x - MadeUp.start) / 60
  }

  @Test func appendedPointsMoveTheWindow() throws {
    let source = Source()
    let host = try host(source)
    #expect(try lastMinute(host, source) == 60)
    source.grow(to: 63)
    host.update()
    #expect(try lastMinute(host, source) == 63)
    source.grow(to: 100)
    host.update()
    #expect(try lastMinute(host, source) == 100)
  }

  @Test func afterAPanBackItStaysWhereItIs() throws {
    let source = Source()
    let host = try host(source)
    // Two minutes back.
    host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 420, y: 100))
    #expect(try lastMinute(host, source) == 58)
    source.grow(to: 70)
    host.update()
    #expect(try lastMinute(host, source) == 58)
    // A double click follows again.
    host.click(300, 100, count: 2)
    #expect(try lastMinute(host, source) == 70)
    source.grow(to: 75)
    host.update()
    #expect(try lastMinute(host, source) == 75)
  }

  @Test func theEndKeyFollowsAgain() throws {
    let source = Source()
    let host = try host(source)
    host.press(.tab)
    host.press(.leftArrow)
    // A tenth of ten minutes.
    #expect(try lastMinute(host, source) == 59)
    host.press(.end)
    source.grow(to: 90)
    host.update()
    #expect(try lastMinute(host, source) == 90)
  }
}
