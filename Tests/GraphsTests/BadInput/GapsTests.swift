import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// Gaps of a series are gaps of the picture, and what stands alone between two is seen.
@MainActor
struct GapsTests {
  private static let values: [Double] = [4, .nan, 2, 3, .nan, .nan, 6, .nan]
  private let series = Series(start: MadeUp.start, step: 60, y: values)
  private let high = Series(start: MadeUp.start, step: 60, y: Array(repeating: 9.0, count: 8))
  private let space = PlotSpace(
    x: AxisMapping(domain: MadeUp.start...MadeUp.start + 420, length: 70),
    y: AxisMapping(domain: 0...10, length: 100, isFlipped: true), size: CGSize(width: 70, height: 100), displayScale: 1)

  @Test func aLoneValueOfAnAreaIsAPoint() {
    let area = StackEdges(top: series)
    let runs = AreaRuns(area, nulls: .breaks, method: .linear, in: space)
    // Ten points a minute, ten a unit.
    #expect(runs.loners == [CGPoint(x: 0, y: 60), CGPoint(x: 60, y: 40)])
    #expect(runs.top.boundingRect == CGRect(x: 20, y: 70, width: 10, height: 10))
  }

  @Test func aBandIsWhereBothOfItsSidesAre() {
    let area = StackEdges(top: high, base: series)
    let runs = AreaRuns(area, nulls: .breaks, method: .linear, in: space)
    #expect(runs.outline.boundingRect == CGRect(x: 20, y: 10, width: 10, height: 70))
  }

  /// Series of different points have a band where both have one.
  @Test func aBandOfDifferentPoints() {
    let other = Series(x: [0, 60, 90, 120, 500].map { MadeUp.start + $0 }, y: [1, 2, 3, 4, 5])
    let mark = BandMark(lower: other, upper: high)
    #expect((0..<mark.upper.count).map { mark.upper.x(at: $0) - MadeUp.start } == [0, 60, 120])
    #expect((0..<mark.lower.count).map { mark.lower.y(at: $0) } == [1, 2, 4])
    #expect(BandMark(lower: high, upper: high).upper == high)
  }
}
