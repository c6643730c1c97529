import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// Axes that begin and end at round values, or where the data do.
@MainActor struct RoundedBoundTests {
  private func domain(_ values: AxisMarkValues, _ numbers: [Double] = [0, 13]) -> ClosedRange<Double> {
    var settings = ChartSettings()
    settings.y.marks = AxisMarks(values: values)._specs
    return ChartPlan(settings) {
      for number in numbers { PointMark(x: .value("X", 1), y: .value("Y", number)) }
    }.y.scale.domain
  }

  @Test func numbers() {
    #expect(domain(.automatic) == 0...15)
    #expect(domain(.automatic(roundUpperBound: false)) == 0...13)
    #expect(domain(.automatic(desiredCount: 3, roundUpperBound: true)) == 0...15)
    #expect(domain(.automatic(roundLowerBound: false), [-7, 13]).lowerBound == -7)
    #expect(domain(.stride(by: 4, roundUpperBound: true)) == 0...16)
    #expect(domain(.stride(by: 4, roundUpperBound: false)) == 0...13)
  }

  @Test func dates() {
    func domain(_ values: AxisMarkValues) -> ClosedRange<Double> {
      var settings = ChartSettings().with(Samples.calendar, Samples.utc)
      settings.x.marks = AxisMarks(values: values)._specs
      return ChartPlan(settings) {
        for hour in [5, 53] { PointMark(x: .value("X", Samples.hour(hour)), y: .value("Y", 1)) }
      }.x.scale.domain
    }
    func seconds(_ hour: Int) -> Double { Samples.hour(hour).timeIntervalSince1970 }
    #expect(domain(.stride(by: .day)) == seconds(5)...seconds(53))
    #expect(domain(.stride(by: .day, roundLowerBound: true)) == seconds(0)...seconds(53))
    #expect(domain(.stride(by: .day, roundLowerBound: true, roundUpperBound: true)) == seconds(0)...seconds(72))
  }
}
