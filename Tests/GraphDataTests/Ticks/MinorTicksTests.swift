import Foundation
import Testing

@testable import GraphData

struct MinorTicksTests {
  private func minors(_ domain: ClosedRange<Double>, count: Int, _ unit: MetricUnit) -> [Double] {
    let maker = NumericTicks(unit: unit)
    return maker.minorValues(of: maker.ticks(in: domain, count: count))
  }

  @Test func stepsAreDividedIntoStepsOfTheUnit() {
    // A step of 1: fifths. Of 2: halves, since 0.4 is no step. Of 5: ones.
    #expect(minors(0...2, count: 2, .short) == [0.2, 0.4, 0.6, 0.8, 1.2, 1.4, 1.6, 1.8])
    #expect(minors(0...4, count: 2, .short) == [0.5, 1, 1.5, 2.5, 3, 3.5])
    #expect(minors(0...10, count: 2, .short) == [1, 2, 3, 4, 6, 7, 8, 9])
    // A minute: quarters of it. 64 bytes: 16.
    #expect(minors(0...120, count: 2, .seconds) == [15, 30, 45, 75, 90, 105])
    #expect(minors(0...128, count: 2, .bytes) == [16, 32, 48, 80, 96, 112])
    // Milliseconds are a thousandth of the family's base.
    #expect(minors(0...10, count: 2, .milliseconds) == [1, 2, 3, 4, 6, 7, 8, 9])
  }

  @Test func aDomainThatBeginsBetweenTicksHasThemToo() {
    // Ticks at 5, 7.5 and 10, halves between them.
    #expect(minors(3.5...11, count: 2, .short) == [3.5, 4, 4.5, 5.5, 6, 6.5, 7, 8, 8.5, 9, 9.5, 10.5, 11])
  }

  @Test func otherScalesHaveTheirs() {
    let maker = NumericTicks(scale: .log(base: 10), unit: .short)
    #expect(maker.minorValues(of: maker.ticks(in: 1...1000, count: 3)) == [])
  }

  @Test func timesAreDividedByTheCalendar() {
    let time = TimeTicks(timeZone: TimeZone(identifier: "UTC")!, locale: Locale(identifier: "en"))
    func minors(_ window: ClosedRange<Double>, count: Int) -> [Double] {
      time.minorValues(of: time.ticks(in: window, count: count))
    }
    // Hours: quarters. Minutes: quarters.
    #expect(minors(0...7200, count: 2) == [900, 1800, 2700, 4500, 5400, 6300])
    #expect(minors(0...60, count: 1) == [15, 30, 45])
    // Days: six hours.
    #expect(minors(0...86_400, count: 1) == [21_600, 43_200, 64_800])
    // Quarters of 1970: its months, of 31, 28, 31, … days.
    let day = 86_400.0
    #expect(minors(0...180 * day, count: 2) == [31 * day, 59 * day, 120 * day, 151 * day])
    // Between months nothing.
    #expect(minors(0...59 * day, count: 2).isEmpty)
  }
}
