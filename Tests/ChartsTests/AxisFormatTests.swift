import Charts
import SwiftUI
import Testing
import UITestSupport

/// Formats of axes in another place than the device is in.
@MainActor struct AxisFormatTests {
  private func labels(_ format: Date.FormatStyle) throws -> [String] {
    // Eight hours after Greenwich: midnight there is 16 o'clock of the day before.
    let there = TimeZone(secondsFromGMT: 8 * 3600)!
    var calendar = Samples.calendar
    calendar.timeZone = there
    let start = Samples.monday.addingTimeInterval(-8 * 3600)
    let host = try TestHost(size: CGSize(width: 500, height: 200)) {
      Chart(0..<3, id: \.self) { number in
        BarMark(
          x: .value("Day", start.addingTimeInterval(Double(number) * 86_400), unit: .day, calendar: calendar),
          y: .value("Y", 1))
      }
      .chartXAxis { AxisMarks(format: format, values: .stride(by: .day)) }
      .chartYAxis(.hidden)
      .environment(\.timeZone, there).environment(\.calendar, calendar)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
    return host.staticTexts.map(\.label)
  }

  @Test func datesAreWrittenInTheEnvironmentsTimeZone() throws {
    #expect(try labels(.dateTime.weekday(.abbreviated)) == ["Mon", "Tue", "Wed"])
  }

  @Test func whatAFormatSaysItselfStays() throws {
    var format = Date.FormatStyle.dateTime.weekday(.abbreviated).locale(Locale(identifier: "de_DE"))
    #expect(try labels(format) == ["Mo", "Di", "Mi"])
    format.timeZone = TimeZone(secondsFromGMT: -3600)!
    #expect(try labels(format) == ["So", "Mo", "Di"])
  }
}
