import SwiftUI
import Testing

@testable import Charts

/// Rectangles at single values, as those of candles and heat maps of numbers.
@MainActor struct RectangleTests {
  private let size = CGSize(width: 300, height: 200)

  @Test func aRectangleAtADateIsAsWideAsIsSaid() {
    let plan = ChartPlan {
      for day in 0..<3 {
        RectangleMark(
          x: .value("Day", Samples.day(day)), yStart: .value("Open", 10.0), yEnd: .value("Close", 20.0), width: 6)
      }
    }
    // Three bands of 100 points.
    #expect(plan.rects(in: size).map(\.minX) == [47, 147, 247])
    #expect(plan.rects(in: size).allSatisfy { $0.width == 6 && $0.height > 0 })
  }

  @Test func rectanglesAtNumbersFillTheirBands() {
    let plan = ChartPlan {
      for x in 0..<3 { for y in 0..<2 { RectangleMark(x: .value("X", x), y: .value("Y", y)) } }
    }
    let rects = plan.rects(in: size)
    #expect(rects.first == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(rects.allSatisfy { abs($0.width - 100) < 1e-9 && abs($0.height - 100) < 1e-9 })
  }

  @Test func aRectangleAloneCanBeSeen() {
    let plan = ChartPlan {
      RectangleMark(x: .value("X", 5), y: .value("Y", 5))
      RectangleMark(x: .value("X", 5), y: .value("Y", 5), width: .fixed(20), height: 4)
    }
    #expect(plan.rects(in: size).map(\.size) == [CGSize(width: 10, height: 10), CGSize(width: 20, height: 4)])
  }

  @Test func rectanglesLeaveTheBandsOfBarsAlone() {
    let plan = ChartPlan {
      for x in 0..<3 { BarMark(x: .value("X", x), y: .value("Y", 1)) }
      RectangleMark(x: .value("X", 1.25), width: 2)
    }
    #expect(plan.rects(in: size).first.map { abs($0.width - 70) < 1e-9 } == true)
  }
}
