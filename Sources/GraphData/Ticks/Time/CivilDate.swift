/// A date of the Gregorian calendar, carried back before 1582 as ISO 8601 has it.
///
/// Days are numbered from 1970-01-01, which is day 0. The arithmetic counts years from March, so that the leap day is
/// the last of its year, in eras of 400 years = 146,097 days. Source: H. Hinnant, "chrono-Compatible Low-Level Date
/// Algorithms" (howardhinnant.github.io/date_algorithms.html); tested against Foundation's calendar.
struct CivilDate: Hashable, Sendable {
  var year: Int
  /// 1...12
  var month: Int
  /// 1...31
  var day: Int

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date of a numbered day.
  init(dayNumber: Int) {
    let shifted = dayNumber + Self.daysToEpoch
    let era = Self.floorDivide(shifted, Self.daysPerEra)
    let dayOfEra = shifted - era * Self.daysPerEra
    // Years of 365 days, less the leap days that came before.
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // March is 0; five months from March on have 153 days.
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01. A month beyond 12 counts into the years that follow.
  var dayNumber: Int {
    let years = year + Self.floorDivide(month - 1, 12)
    let month = (month - 1) - Self.floorDivide(month - 1, 12) * 12 + 1
    let fromMarch = month <= 2 ? years - 1 : years
    let era = Self.floorDivide(fromMarch, 400)
    let yearOfEra = fromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * Self.daysPerEra + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - Self.daysToEpoch
  }

  /// 0 for Sunday … 6; day 0 was a Thursday.
  static func weekday(ofDayNumber day: Int) -> Int {
    day + 4 - floorDivide(day + 4, 7) * 7
  }

  static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : (number + 1) / divisor - 1
  }

  private static let daysPerEra = 146_097
  /// From 0000-03-01 to 1970-01-01.
  private static let daysToEpoch = 719_468
}

extension CivilDate {
  /// Seconds since 1970 in UTC as "2024-03-31 01:00:00", with decimals of the second if asked for.
  ///
  /// Outside the years 1 to 9999: the number of seconds.
  static func timestamp(_ seconds: Double, decimals: Int) -> String {
    guard TimeTicks.supportedRange.contains(seconds) else { return seconds.description }
    let power = NumberSymbols.powers[min(max(decimals, 0), 9)]
    let rounded = (seconds * power).rounded() / power
    let whole = rounded.rounded(.down)
    let day = Int((whole / 86400).rounded(.down))
    let second = Int(whole) - day * 86400
    let date = CivilDate(dayNumber: day)
    func padded(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }.joined(separator: ":")
    let part = decimals > 0 ? "." + padded(Int(((rounded - whole) * power).rounded()), decimals) : ""
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2)) \(time)\(part)"
  }
}
