import Foundation
import Geometry
import PlatformHeadless
import Testing

@testable import UICore

/// Rows that an app makes between two frames where the first took long; the clock moves while bodies run.
@MainActor struct RowsAheadTests {
  @MainActor private final class Costs {
    let platform = HeadlessPlatform()
    /// Seconds that a row's body takes.
    var row = 0.0
    var made: [(row: Int, time: Double)] = []
  }

  private struct Row: View {
    let id: Int
    let costs: Costs
    var body: some View {
      let _ = costs.made.append((id, costs.platform.now))
      let _ = costs.platform.spend(costs.row)
      Color.blue.frame(width: 20, height: 20)
    }
  }

  private struct Program: App {
    let costs: Costs
    init(_ costs: Costs) { self.costs = costs }
    init() { costs = Costs() }
    var body: some Scene {
      WindowGroup {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(id: $0, costs: costs) } } }
      }
      .defaultSize(width: 100, height: 100)
    }
  }

  /// What is made by a frame that scrolls by `distance`, and after it before the next one.
  private func made(cost: Double, distance: CGFloat) throws -> (frame: [Int], after: [Int], app: AppHost) {
    let costs = Costs()
    let platform = costs.platform
    let app = try AppHost(Program(costs), platform: platform, options: LaunchOptions()) { _, _ in }
    app.openWindow(id: nil, value: nil)
    platform.advance(by: 1)
    costs.row = cost
    costs.made = []
    platform.windows[0].send(
      .scroll(
        location: CGPoint(x: 50, y: 50), delta: CGVector(dx: 0, dy: -distance), isPrecise: true, modifiers: []))
    platform.step()
    let frame = costs.made.map(\.row)
    costs.made = []
    // Row after row moves the clock on, so that one step would end before the second.
    for _ in 0..<20 { platform.advance(by: 0.0001) }
    return (frame, costs.made.map(\.row), app)
  }

  @Test func aQuickFrameNeedsNoHelp() throws {
    let made = try made(cost: 0.001, distance: 60)
    // 3 of 1 ms are less than 4.17, a quarter of a frame.
    #expect(made.frame == [5, 6, 7])
    #expect(made.after == [])
  }

  @Test func afterALongOneTheNextRowsAreMade() throws {
    // 3 of 2 ms leave 10.67: time for the three rows that another 60 points would show.
    let made = try made(cost: 0.002, distance: 60)
    #expect(made.frame == [5, 6, 7])
    #expect(made.after == [8, 9, 10])
  }

  @Test func asFarAsThereIsTime() throws {
    // 3 of 4 ms leave 4.67: the first is made unseen, and another would end after the frame is due.
    #expect(try made(cost: 0.004, distance: 60).after == [8])
    // Nothing is left.
    #expect(try made(cost: 0.006, distance: 60).after == [])
  }

  @Test func aClosedWindowMakesNothing() throws {
    let costs = Costs()
    let platform = costs.platform
    let app = try AppHost(Program(costs), platform: platform, options: LaunchOptions()) { _, _ in }
    app.openWindow(id: nil, value: nil)
    platform.advance(by: 1)
    costs.row = 0.002
    let window = platform.windows[0]
    window.send(
      .scroll(location: CGPoint(x: 50, y: 50), delta: CGVector(dx: 0, dy: -60), isPrecise: true, modifiers: []))
    platform.step()
    costs.made = []
    app.windows[0].close()
    platform.advance(by: 0.5)
    #expect(costs.made.isEmpty)
  }
}
