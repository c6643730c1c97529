import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// Dates at both ends of time, and windows that are none.
@MainActor
struct TimesTests {
  private func check(_ x: [Double], window: ClosedRange<Double>? = nil, _ name: String) throws {
    let series = Series(x: x, y: x.indices.map { Double($0 % 7) })
    let graphs = try BadGraphs { EveryLayer(series: series, window: window) }
    try graphs.write(name)
    #expect(graphs.neighbour > 50)
    graphs.use()
    #expect(graphs.neighbour > 50)
  }

  @Test func distantDates() throws {
    try check([Date.distantPast.timeIntervalSince1970, 0, Date.distantFuture.timeIntervalSince1970], "distant")
  }

  @Test func theGreatestTimes() throws { try check([-1e300, -1e18, 0, 1e18, 1e300], "ends-of-time") }

  @Test func theGreatestNumbersAsTimes() throws {
    try check([-Double.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude], "greatest-times")
  }

  @Test func farAwayMoments() throws { try check([1e17, 1e17 + 64, 1e17 + 128], "far") }

  @Test func momentsThatAreNextToEachOther() throws {
    let start = MadeUp.start
    try check([start, start.nextUp, start.nextUp.nextUp], "close")
  }

  private static let some = (0..<50).map { MadeUp.start + Double($0) * 60 }

  @Test func anEmptyWindow() throws { try check(Self.some, window: MadeUp.start...MadeUp.start, "empty-window") }

  /// The window lies where no point is.
  @Test func aWindowBesideTheData() throws { try check(Self.some, window: 0...1000, "beside") }

  @Test func anEndlessWindow() throws {
    try check(Self.some, window: -Double.infinity...Double.infinity, "endless-window")
  }

  @Test func theGreatestWindow() throws {
    try check(
      Self.some, window: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, "greatest-window")
  }

  @Test(arguments: [-5, 0, .nan, .infinity, 1e300]) func followingOddSpans(seconds: Double) throws {
    let series = Series(x: Self.some, y: Self.some.indices.map { Double($0 % 7) })
    let graphs = try BadGraphs { Graph { Line("l", points: series) }.following(seconds) }
    graphs.use()
    #expect(graphs.neighbour > 50)
  }
}
