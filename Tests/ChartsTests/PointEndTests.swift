import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// Marks with ends in points, whatever the scale.
@MainActor struct PointEndTests {
  private let size = CGSize(width: 100, height: 200)

  /// A chart of 0...10 on both axes.
  private func rects(@ChartContentBuilder _ content: () -> some ChartContent) -> [CGRect] {
    var settings = ChartSettings()
    settings.x.domain = (0...10)._setting
    settings.y.domain = (0...10)._setting
    return ChartPlan(settings, content).rects(in: size)
  }

  @Test func rules() {
    let rules = rects {
      RuleMark(x: .value("X", 5), yStart: 150, yEnd: 20)
      RuleMark(x: .value("X", 5), yEnd: 20)
      RuleMark(xStart: 10, y: .value("Y", 5))
      RuleMark(x: .value("X", 5))
    }
    #expect(rules[0] == CGRect(x: 50, y: 20, width: 0, height: 130))
    #expect(rules[1] == CGRect(x: 50, y: 20, width: 0, height: 180))
    #expect(rules[2] == CGRect(x: 10, y: 100, width: 90, height: 0))
    #expect(rules[3] == CGRect(x: 50, y: 0, width: 0, height: 200))
  }

  @Test func barsAndRectangles() {
    let marks = rects {
      BarMark(x: .value("X", 5), yStart: 200, yEnd: 160, width: 8)
      BarMark(xStart: .value("X", 2), xEnd: .value("X", 4), yStart: 20, yEnd: 10)
      BarMark(xStart: 5, xEnd: 25, yStart: .value("Y", 0), yEnd: .value("Y", 5))
      RectangleMark(xStart: .value("X", 2), xEnd: .value("X", 4), yEnd: 50)
      RectangleMark(xStart: 30, y: .value("Y", 5), height: 20)
    }
    #expect(marks[0] == CGRect(x: 46, y: 160, width: 8, height: 40))
    #expect(marks[1] == CGRect(x: 20, y: 10, width: 20, height: 10))
    #expect(marks[2] == CGRect(x: 5, y: 100, width: 20, height: 100))
    #expect(marks[3] == CGRect(x: 20, y: 50, width: 20, height: 150))
    #expect(marks[4] == CGRect(x: 30, y: 90, width: 70, height: 20))
  }

  @Test func points() {
    let marks = rects {
      PointMark(x: .value("X", 5), y: 12)
      PointMark(x: 7, y: .value("Y", 5))
      PointMark(x: .value("X", 5))
    }
    #expect(marks.map(\.origin) == [CGPoint(x: 50, y: 12), CGPoint(x: 7, y: 100), CGPoint(x: 50, y: 100)])
  }

  /// They are no values of an axis.
  @Test func theyLeaveTheScaleAlone() {
    let plan = ChartPlan {
      BarMark(x: .value("X", "a"), y: .value("Y", 4))
      RuleMark(x: .value("X", "a"), yStart: 1000, yEnd: 2000)
    }
    #expect(plan.y.scale.domain == 0...4)
  }
}
