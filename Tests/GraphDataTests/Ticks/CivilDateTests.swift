import Foundation
import Testing

@testable import GraphData

@Suite struct CivilDateTests {
  @Test func knownDays() {
    #expect(CivilDate(dayNumber: 0) == CivilDate(year: 1970, month: 1, day: 1))
    // 2000-03-01: 30 years with 7 leap days (72 … 96), and 60 days of a leap year.
    #expect(CivilDate(year: 2000, month: 3, day: 1).dayNumber == 30 * 365 + 7 + 60)
    #expect(CivilDate(dayNumber: 30 * 365 + 7 + 59) == CivilDate(year: 2000, month: 2, day: 29))
    // -62,135,596,800 s is 0001-01-01 in ISO 8601.
    #expect(CivilDate(year: 1, month: 1, day: 1).dayNumber == -62_135_596_800 / 86400)
    #expect(CivilDate(year: 9999, month: 12, day: 31).dayNumber == 253_402_214_400 / 86400)
    // 1970-01-01 was a Thursday, 2024-03-31 a Sunday.
    #expect(CivilDate.weekday(ofDayNumber: 0) == 4)
    #expect(CivilDate.weekday(ofDayNumber: CivilDate(year: 2024, month: 3, day: 31).dayNumber) == 0)
    #expect(CivilDate(year: 2023, month: 13, day: 1).dayNumber == CivilDate(year: 2024, month: 1, day: 1).dayNumber)
    #expect(CivilDate(year: 2023, month: 0, day: 1).dayNumber == CivilDate(year: 2022, month: 12, day: 1).dayNumber)
  }

  /// Every day of the 400 years after which the calendar repeats, and both ends of the supported years.
  @Test(arguments: [-719_162 ... -718_000, -10...146_097, 2_932_000...2_932_896])
  func everyDayFollowsTheOneBefore(_ days: ClosedRange<Int>) {
    var before = CivilDate(dayNumber: days.lowerBound)
    var failures = 0
    for number in days.dropFirst() {
      let date = CivilDate(dayNumber: number)
      let isNext =
        date.day == before.day + 1 && date.month == before.month && date.year == before.year
        || date.day == 1 && before.day >= 28
          && date.year * 12 + date.month == before.year * 12 + before.month + 1
      if !isNext || date.dayNumber != number { failures += 1 }
      before = date
    }
    #expect(failures == 0)
  }

  /// Foundation's Gregorian calendar is Julian before 1582-10-15, so it is asked for the years since.
  @Test func agreesWithFoundation() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for number in stride(from: CivilDate(year: 1583, month: 1, day: 1).dayNumber, through: 2_932_896, by: 61) {
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(number) * 86400))
      let date = CivilDate(dayNumber: number)
      #expect(parts.year == date.year && parts.month == date.month && parts.day == date.day)
      #expect(parts.weekday == CivilDate.weekday(ofDayNumber: number) + 1)
    }
  }

  @Test func timestamps() {
    #expect(CivilDate.timestamp(1_711_846_800, decimals: 0) == "2024-03-31 01:00:00")
    #expect(CivilDate.timestamp(-1, decimals: 0) == "1969-12-31 23:59:59")
    #expect(CivilDate.timestamp(0.25, decimals: 2) == "1970-01-01 00:00:00.25")
  }
}
