import Foundation
import TextLayout

/// What a text shows of dates. Where that follows the clock, it says when it changes next.
enum DateText: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case interval(Date, Date)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

  /// What the words depend on.
  struct Setting {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone

    init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
      var calendar = calendar
      calendar.timeZone = timeZone
      (self.locale, self.calendar, self.timeZone) = (locale, calendar, timeZone)
    }

    func time(_ date: Date) -> String { date.formatted(style(date: .omitted, time: .shortened)) }
    func day(_ date: Date) -> String { date.formatted(style(date: .long, time: .omitted)) }

    private func style(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
      Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }

    func interval(from start: Date, to end: Date) -> String {
      let isOneDay = calendar.isDate(start, inSameDayAs: end)
      return (start..<max(start, end)).formatted(
        Date.IntervalFormatStyle(
          date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: locale, calendar: calendar,
          timeZone: timeZone))
    }

    func clock(_ seconds: Double, showsHours: Bool = true) -> String {
      let pattern: Duration.TimeFormatStyle.Pattern =
        showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
      return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
    }
  }

  /// A moment counts as come up to this many seconds early, because timers and dates are rounded separately.
  private static let tolerance = 1e-4
  /// Seconds; a calendar is not asked for more than ten thousand years.
  private static let limit = 3.2e11

  /// What is shown at a moment, and when that changes; nil for never.
  func shown(at now: Date, _ setting: Setting) -> (text: String, next: Date?) {
    let now = now.addingTimeInterval(Self.tolerance)
    switch self {
    case .interval(let start, let end): return (setting.interval(from: start, to: end), nil)
    case .timer(let interval, let pauseTime, let countsDown, let showsHours):
      return timer(interval, pauseTime, countsDown, showsHours, now, setting)
    case .date(let date, let style):
      switch style.kind {
      case .time: return (setting.time(date), nil)
      case .date: return (setting.day(date), nil)
      case .timer, .relative, .offset:
        guard abs(date.timeIntervalSince(now)) < Self.limit else { return (setting.day(date), nil) }
        let distance = DateDistance(from: now, to: date)
        return style.kind == .timer
          ? (setting.clock(distance.seconds), distance.next(step: 1))
          : distance.words(isOffset: style.kind == .offset, now, setting)
      }
    }
  }

  /// Whole seconds: those that have begun when counting down, those that have ended when counting up.
  private func timer(
    _ interval: ClosedRange<Date>, _ pauseTime: Date?, _ countsDown: Bool, _ showsHours: Bool, _ now: Date,
    _ setting: Setting
  ) -> (text: String, next: Date?) {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    let paused = pauseTime.map { $0.addingTimeInterval(Self.tolerance) }
    let isPaused = paused.map { $0 <= now } ?? false
    let moment = min(max(isPaused ? paused ?? now : now, start), end)
    var next: Date?
    let seconds: Double
    if countsDown {
      seconds = min(max(end.timeIntervalSince(moment), 0).rounded(.up), Self.limit)
      if seconds > 0 { next = end.addingTimeInterval(1 - seconds) }
    } else {
      seconds = min(moment.timeIntervalSince(start).rounded(.down), Self.limit)
      next = start.addingTimeInterval(seconds + 1)
    }
    if isPaused || next.map({ $0 > end || $0 > paused ?? .distantFuture }) ?? false { next = nil }
    return (setting.clock(seconds, showsHours: showsHours), next)
  }
}

/// How far a date is: whole seconds, those that have begun when it is to come, those that have ended when it is past.
private struct DateDistance {
  let date: Date
  let isPast: Bool
  let seconds: Double

  init(from now: Date, to date: Date) {
    self.date = date
    let distance = date.timeIntervalSince(now)
    isPast = distance <= 0
    seconds = isPast ? (-distance).rounded(.down) : distance.rounded(.up)
  }

  /// When the number of steps of so many seconds changes.
  func next(step: Double) -> Date {
    let whole = (seconds / step).rounded(.down)
    // What is to come has fewer steps as soon as a second of the last one has ended.
    return date.addingTimeInterval(isPast ? (whole + 1) * step : 1 - whole * step)
  }

  /// In words: the two largest units, or the largest one with a sign.
  func words(isOffset: Bool, _ now: Date, _ setting: DateText.Setting) -> (text: String, next: Date?) {
    let (amounts, step) = amounts(setting.calendar)
    let shown = isOffset ? [amounts[0]] : amounts.enumerated().filter { $0 == 0 || $1.number > 0 }.map(\.1)
    let text = UnitNames.text(
      shown.map { (isOffset && !isPast ? -$0.number : $0.number, $0.unit) }, isWide: isOffset, hasSign: isOffset,
      locale: setting.locale.identifier)
    var next: Date?
    switch isOffset ? step.first : step.last {
    case .seconds(let step)?: next = self.next(step: step)
    case .calendar(let unit)?: next = self.next(unit, setting.calendar)
    case nil: break
    }
    return (text, next.map { $0 > now ? $0 : now.addingTimeInterval(1) })
  }

  private enum Step {
    case seconds(Double)
    case calendar(Calendar.Component)
  }

  /// The two largest units, and how often each changes.
  private func amounts(_ calendar: Calendar) -> ([UnitNames.Amount], [Step]) {
    let whole = Int(seconds)
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    if whole < 60 { return ([(whole, "second")], [.seconds(1)]) }
    if hours == 0 { return ([(minutes, "minute"), (whole % 60, "second")], [.seconds(60), .seconds(1)]) }
    let other = date.addingTimeInterval(isPast ? seconds : -seconds)
    let parts = calendar.dateComponents([.year, .month, .day, .hour], from: min(date, other), to: max(date, other))
    let (year, month, day, hour) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0)
    if year > 0 { return ([(year, "year"), (month, "month")], [.calendar(.year), .calendar(.month)]) }
    if month > 0 { return ([(month, "month"), (day, "day")], [.calendar(.month), .calendar(.day)]) }
    if day > 0 { return ([(day, "day"), (hour, "hour")], [.calendar(.day), .seconds(3600)]) }
    return ([(hours, "hour"), (minutes, "minute")], [.seconds(3600), .seconds(60)])
  }

  private func next(_ unit: Calendar.Component, _ calendar: Calendar) -> Date? {
    let other = date.addingTimeInterval(isPast ? seconds : -seconds)
    let parts = calendar.dateComponents([unit], from: min(date, other), to: max(date, other))
    let count = parts.value(for: unit) ?? 0
    if isPast { return calendar.date(byAdding: unit, value: count + 1, to: date) }
    return calendar.date(byAdding: unit, value: -count, to: date)?.addingTimeInterval(1)
  }
}
