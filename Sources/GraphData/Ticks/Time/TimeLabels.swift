import Foundation

/// Writes dates and times as a locale does, with no formatter per label.
///
/// Making one takes one or two milliseconds: it asks Foundation for the locale's patterns and names. A label takes about a
/// microsecond.
public struct TimeLabels: Sendable {
  let symbols: NumberSymbols
  let months: [String]
  let standaloneMonths: [String]
  let morning: String
  let afternoon: String
  /// 0 for Sunday.
  let firstWeekday: Int

  let hour: DatePattern
  let minute: DatePattern
  let second: DatePattern
  let day: DatePattern
  let dayOfYear: DatePattern
  let month: DatePattern

  public init(locale: Locale) {
    symbols = NumberSymbols(locale: locale)
    // A formatter of dates would open the file of the time zone, and ends the program where it cannot.
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    months = Self.twelve(calendar.shortMonthSymbols)
    standaloneMonths = Self.twelve(calendar.shortStandaloneMonthSymbols)
    morning = calendar.amSymbol
    afternoon = calendar.pmSymbol
    firstWeekday =
      [Locale.Weekday.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
      .firstIndex(of: locale.firstDayOfWeek) ?? 0
    minute = DatePattern(template: "jmm", locale: locale)
    second = DatePattern(template: "jmmss", locale: locale)
    // "14 Uhr" is no shorter than "14:00", "2 PM" is.
    hour = minute.isTwelveHours ? DatePattern(template: "j", locale: locale) : minute
    day = DatePattern(template: "MMMd", locale: locale)
    dayOfYear = DatePattern(template: "yMMMd", locale: locale)
    month = DatePattern(template: "LLL", locale: locale)
  }

  /// A complete list of names; numbers if names are missing.
  private static func twelve(_ names: [String]) -> [String] {
    names.count >= 12 ? names : (1...12).map(String.init)
  }

  /// The text of a local time: a day's number and seconds into the day.
  func text(_ pattern: DatePattern, day: Int, second: Int) -> String {
    let date = CivilDate(dayNumber: day)
    var text = ""
    for part in pattern.parts {
      switch part {
      case .literal(let literal): text += literal
      case .year: text += number(date.year, width: 1)
      case .month(let width): text += number(date.month, width: width)
      case .monthName(let standalone): text += (standalone ? standaloneMonths : months)[date.month - 1]
      case .day(let width): text += number(date.day, width: width)
      case .hour(let width, let isTwelve):
        let hour = second / 3600
        text += number(isTwelve ? (hour + 11) % 12 + 1 : hour, width: width)
      case .minute: text += number(second / 60 % 60, width: 2)
      case .second: text += number(second % 60, width: 2)
      case .period: text += second < 43200 ? morning : afternoon
      }
    }
    return text
  }

  func number(_ number: Int, width: Int) -> String {
    var text = ""
    var left = abs(number)
    var count = 0
    repeat {
      text = symbols.digits[left % 10] + text
      left /= 10
      count += 1
    } while left > 0 || count < width
    return number < 0 ? symbols.minus + text : text
  }

  /// "UTC+1", "UTC+5:30", "UTC".
  func zone(_ offset: Double) -> String {
    let minutes = Int(clamping: (abs(offset) / 60).rounded())
    if minutes == 0 { return "UTC" }
    let part = minutes % 60 == 0 ? "" : ":" + number(minutes % 60, width: 2)
    return "UTC" + (offset < 0 ? "-" : "+") + number(minutes / 60, width: 1) + part
  }
}
