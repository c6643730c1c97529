import Foundation
import TextLayout

// A calendar has no fixed lengths: a moment counts as come up to this many seconds early.
private let tolerance = 1e-3

extension SystemFormatStyle {
  /// The time from a moment to another one: `5:32`, or `2 days, 3 hours`.
  public struct DateOffset: Sendable {
    let anchor: Date
    let fields: Set<Date.ComponentsFormatStyle.Field>
    let count: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent
  }

  /// A moment as one speaks of it: `in 5 minutes`, `tomorrow`, `June 2019`.
  public struct DateReference: Sendable {
    let date: Date
    let fields: Set<Date.RelativeFormatStyle.Field>
    let count: Int
    let threshold: Date.RelativeFormatStyle.Field
    var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent
    var timeZone = TimeZone.autoupdatingCurrent
  }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle, DatedFormatStyle {
  /// The time from a moment to the one that is written; negative before it.
  ///
  /// - Parameters:
  ///   - allowedFields: the units. Minutes and seconds, with or without hours, are written as on a clock where all of them
  ///     may be shown.
  ///   - maxFieldCount: the most units that are shown at once.
  ///   - sign: when there is a sign.
  public init(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) {
    (self.anchor, fields, count, self.sign) = (anchor, allowedFields, max(maxFieldCount, 1), sign)
  }

  /// The unit by the calendar, and by the name of CLDR.
  private static let units: [(field: Date.ComponentsFormatStyle.Field, unit: Calendar.Component, name: String)] = [
    (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfYear, "week"), (.day, .day, "day"),
    (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
  ]

  /// The units that are shown, the largest first. A largest unit of zero is not.
  private func amounts(_ value: Date) -> [(number: Int, unit: Calendar.Component, name: String)] {
    let allowed = Self.units.filter { fields.contains($0.field) }
    let moment = value > anchor ? value.addingTimeInterval(tolerance) : value.addingTimeInterval(-tolerance)
    let parts = calendar.dateComponents(
      Set(allowed.map(\.unit)), from: min(anchor, moment), to: max(anchor, moment))
    let all = allowed.map { (number: parts.value(for: $0.unit) ?? 0, unit: $0.unit, name: $0.name) }
    let first = all.firstIndex { $0.number > 0 } ?? max(all.count - 1, 0)
    return Array(all[min(first, all.count)...].prefix(count))
  }

  private var isClock: Bool {
    fields == [.minute, .second] && count >= 2 || fields == [.hour, .minute, .second] && count >= 3
  }

  private func hasSign(_ isNegative: Bool, isZero: Bool) -> Bool {
    switch sign {
    case .never: false
    case .always(includingZero: true): true
    case .always(includingZero: false): !isZero
    default: isNegative && !isZero
    }
  }

  /// The time from the anchor.
  public func format(_ value: Date) -> AttributedString {
    let amounts = amounts(value)
    let isNegative = value < anchor
    let isZero = amounts.allSatisfy { $0.number == 0 }
    let mark = hasSign(isNegative, isZero: isZero) ? (isNegative ? "-" : "+") : ""
    if isClock {
      let seconds = abs(value.timeIntervalSince(anchor)) + tolerance
      let face = TimeFace(
        showsHours: fields.contains(.hour), fieldCount: 3, precision: .seconds(1), isPadded: false)
      return AttributedString(mark + face.text(seconds.rounded(.down), locale))
    }
    let shown = amounts.enumerated().filter { $0 == 0 || $1.number > 0 }.map(\.1)
    if shown.isEmpty { return AttributedString() }
    return AttributedString(
      mark + UnitNames.text(shown.map { ($0.number, $0.name) }, isWide: true, locale: locale.identifier))
  }

  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// The next moment that is written differently.
  public func discreteInput(after input: Date) -> Date? {
    guard let last = amounts(input).last else { return nil }
    let unit = isClock ? .second : last.unit
    let parts = calendar.dateComponents([unit], from: min(anchor, input), to: max(anchor, input))
    let whole = parts.value(for: unit) ?? 0
    // Before the anchor the number falls.
    let next = input < anchor ? -max(whole, 0) : whole + 1
    var date = calendar.date(byAdding: unit, value: next, to: anchor)
    if let found = date, found <= input { date = calendar.date(byAdding: unit, value: 1, to: found) }
    return date
  }

  /// The last moment before that is written differently.
  public func discreteInput(before input: Date) -> Date? {
    guard let last = amounts(input).last else { return nil }
    let unit = isClock ? .second : last.unit
    let parts = calendar.dateComponents([unit], from: min(anchor, input), to: max(anchor, input))
    let whole = parts.value(for: unit) ?? 0
    return calendar.date(byAdding: unit, value: input < anchor ? -whole - 1 : whole, to: anchor)?.justBefore
  }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle, DatedFormatStyle {
  /// A moment as one speaks of it at the moment that is written.
  ///
  /// - Parameters:
  ///   - allowedFields: the units of time that say how far it is, beside the threshold's.
  ///   - maxFieldCount: the most parts of a date that is further away.
  ///   - thresholdField: up to how many of these, not yet one of the next larger unit, it is said how far it is.
  public init(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) {
    (self.date, fields, count, threshold) = (date, allowedFields, max(maxFieldCount, 1), thresholdField)
  }

  mutating func completeTimeZone(in context: TextContext) {
    if timeZone == .autoupdatingCurrent { timeZone = context.timeZone() }
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  /// Between which moments it is said how far the date is.
  private var near: ClosedRange<Date> {
    let larger: (unit: Calendar.Component, count: Int)? =
      switch threshold {
      case .second: (.minute, 1)
      case .minute: (.hour, 1)
      case .hour: (.day, 1)
      case .day, .week: (.month, 1)
      case .month: (.year, 1)
      default: nil
      }
    guard let larger, let first = zoned.date(byAdding: larger.unit, value: -larger.count, to: date),
      let last = zoned.date(byAdding: larger.unit, value: larger.count, to: date)
    else { return .distantPast ... .distantFuture }
    return first...last
  }

  private var relative: Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: fields.union([threshold]), presentation: .named, locale: locale, calendar: zoned)
  }

  /// Whether it is less than the smallest unit away.
  private func isNow(_ value: Date) -> Bool {
    !fields.contains(.second) && fields.contains(.minute) && abs(value.timeIntervalSince(date)) < 60
  }

  /// How far the date is, or the date.
  public func format(_ value: Date) -> AttributedString {
    if isNow(value) {
      let now = Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: [.second], presentation: .named, locale: locale, calendar: zoned)
      return AttributedString(now.format(date))
    }
    if near.contains(value) { return AttributedString(relative.format(value)) }
    return AttributedString(far(from: value))
  }

  /// The parts that differ from a moment's, the largest first.
  private func far(from value: Date) -> String {
    let calendar = zoned
    let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
    let first = units.firstIndex { !calendar.isDate(value, equalTo: date, toGranularity: $0) } ?? 4
    let shown = units[first...].prefix(count)
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    for unit in shown {
      switch unit {
      case .year: style = style.year()
      case .month: style = style.month(.wide)
      case .day: style = first == 0 ? style.day() : style.day().weekday(.wide)
      case .hour: style = style.hour()
      default: style = style.minute()
      }
    }
    return date.formatted(style)
  }

  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// The next moment that may be written differently.
  public func discreteInput(after input: Date) -> Date? {
    let near = near
    var moments = [near.lowerBound, date.addingTimeInterval(-60), date.addingTimeInterval(60)]
    // Past its end the date is written; just there it is not yet.
    moments.append(near.upperBound.addingTimeInterval(tolerance))
    if near.contains(input) {
      if let next = relative.discreteInput(after: input) { moments.append(next) }
    } else if let day = zoned.dateInterval(of: .day, for: input) {
      moments.append(day.end)
    }
    return moments.filter { $0 > input }.min()
  }

  /// The last moment before that may be written differently.
  public func discreteInput(before input: Date) -> Date? {
    let near = near
    var moments = [near.lowerBound.justBefore, date.addingTimeInterval(-60), date.addingTimeInterval(60).justBefore]
    moments.append(near.upperBound)
    if near.contains(input) {
      if let next = relative.discreteInput(before: input) { moments.append(next) }
    } else if let day = zoned.dateInterval(of: .day, for: input) {
      moments.append(day.start.justBefore)
    }
    return moments.filter { $0 < input }.max()
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The time from a moment to another one: `5:32`, or `2 days, 3 hours`.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A moment as one speaks of it: `in 5 minutes`, `tomorrow`, `June 2019`.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    .init(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
