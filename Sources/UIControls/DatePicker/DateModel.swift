import Foundation
import UICore

/// What a date picker selects, and how its parts change: a part changes alone, as far as there is such a date.
struct DateModel {
  @Binding var selection: Date
  var minimum: Date?
  var maximum: Date?

  init(selection: Binding<Date>, minimum: Date? = nil, maximum: Date? = nil) {
    (_selection, self.minimum, self.maximum) = (selection, minimum, maximum)
  }

  /// Selects the date that can be selected which is nearest.
  func select(_ date: Date) {
    let date = clamped(date)
    if date != selection { selection = date }
  }

  func clamped(_ date: Date) -> Date {
    let date = maximum.map { min($0, date) } ?? date
    return minimum.map { max($0, date) } ?? date
  }

  /// Whether a time of the day can be selected.
  func allows(dayOf date: Date, _ calendar: Calendar) -> Bool {
    guard minimum != nil || maximum != nil else { return true }
    let start = calendar.startOfDay(for: date)
    if let maximum, start > maximum { return false }
    guard let minimum, start < minimum else { return true }
    return calendar.isDate(minimum, inSameDayAs: date)
  }

  /// Selects the time that the selection has on another day.
  func select(dayOf date: Date, _ calendar: Calendar) {
    guard allows(dayOf: date, calendar) else { return }
    let day = calendar.dateComponents([.era, .year, .month, .day], from: date)
    var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: selection)
    (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
    select(calendar.date(from: parts) ?? date)
  }
}

extension DatePickerStyleConfiguration {
  var model: DateModel { DateModel(selection: $selection, minimum: minimumDate, maximum: maximumDate) }
}

extension Calendar {
  /// The calendar with a locale and a time zone, as views in an environment have it.
  func with(_ locale: Locale, _ timeZone: TimeZone) -> Calendar {
    var calendar = self
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Hours are 0…23; the half of the day is 0 or 1.
  func value(of part: DatePart, in date: Date) -> Int {
    switch part {
    case .year: component(.year, from: date)
    case .month: component(.month, from: date)
    case .day: component(.day, from: date)
    case .hour: component(.hour, from: date)
    case .minute: component(.minute, from: date)
    case .dayPeriod: component(.hour, from: date) / 12
    }
  }

  /// What the part may be while the others stay.
  func values(of part: DatePart, in date: Date) -> ClosedRange<Int> {
    switch part {
    case .year: 1...9999
    case .month: 1...max(range(of: .month, in: .year, for: date)?.count ?? 12, 1)
    case .day: 1...max(range(of: .day, in: .month, for: date)?.count ?? 31, 1)
    case .hour: 0...23
    case .minute: 0...59
    case .dayPeriod: 0...1
    }
  }

  /// The date with another value of a part; where a month is too short for the day, on its last.
  func date(_ date: Date, setting part: DatePart, to value: Int) -> Date {
    var parts = dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    switch part {
    case .year: parts.year = value
    case .month: parts.month = value
    case .day: parts.day = value
    case .hour: parts.hour = value
    case .minute: parts.minute = value
    case .dayPeriod: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    }
    if part == .year || part == .month {
      let first = self.date(from: DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1))
      let last = first.map { values(of: .day, in: $0).upperBound } ?? 31
      parts.day = min(parts.day ?? 1, last)
    }
    return self.date(from: parts) ?? date
  }

  /// The date with a part stepped; behind the last value is the first.
  func date(_ date: Date, stepping part: DatePart, by distance: Int) -> Date {
    let values = values(of: part, in: date)
    let position = (value(of: part, in: date) - values.lowerBound + distance) % values.count
    return self.date(date, setting: part, to: values.lowerBound + (position + values.count) % values.count)
  }
}
