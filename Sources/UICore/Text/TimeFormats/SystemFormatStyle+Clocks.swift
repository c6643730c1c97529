import Foundation

// Moments come from a clock, and numbers of binary fractions are no whole hundredths: a step counts as done a little early.
private let tolerance = 1e-5

extension SystemFormatStyle {
  /// The time since a moment, with parts of seconds: `00:05.23`.
  public struct Stopwatch: Sendable {
    let start: Date
    let face: TimeFace
    var locale = Locale.autoupdatingCurrent
  }

  /// The time that has passed or is left of an interval: `4:32`.
  public struct Timer: Sendable {
    let start: Date
    let end: Date
    let countsDown: Bool
    let face: TimeFace
    var locale = Locale.autoupdatingCurrent
  }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
  /// Counts up from a moment; shows zero before it.
  ///
  /// - Parameters:
  ///   - showsHours: whether hours are a number of their own; otherwise minutes go on past 60.
  ///   - maxFieldCount: the most numbers that are shown at once: hours, minutes, seconds and parts of them.
  ///   - maxPrecision: the smallest step.
  public init(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) {
    start = startDate
    face = TimeFace(
      showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision, isPadded: true)
  }

  private func seconds(_ value: Date) -> Double { max(value.timeIntervalSince(start), 0) }

  private func steps(_ value: Date) -> (count: Double, length: Double) {
    let seconds = seconds(value)
    let length = face.step(seconds)
    return (((seconds + tolerance) / length).rounded(.down), length)
  }

  /// The time since the start.
  public func format(_ value: Date) -> AttributedString {
    let (count, length) = steps(value)
    return AttributedString(face.text(count * length, locale))
  }

  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// The next moment that is written differently.
  public func discreteInput(after input: Date) -> Date? {
    if input < start { return start.addingTimeInterval(face.step(0)) }
    let (count, length) = steps(input)
    return start.addingTimeInterval((count + 1) * length)
  }

  /// The last moment before that is written differently; nil at zero.
  public func discreteInput(before input: Date) -> Date? {
    let (count, length) = steps(input)
    return count > 0 ? start.addingTimeInterval(count * length).justBefore : nil
  }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
  /// Counts down in an interval, from its length to zero.
  ///
  /// - Parameters:
  ///   - showsHours: whether hours are a number of their own; otherwise minutes go on past 60.
  ///   - maxFieldCount: the most numbers that are shown at once: hours, minutes, seconds and parts of them.
  ///   - maxPrecision: the smallest step.
  public init(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) {
    (start, end, countsDown) = (interval.lowerBound, interval.upperBound, true)
    face = TimeFace(showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision, isPadded: false)
  }

  /// Counts up in an interval, from zero to its length.
  ///
  /// - Parameters:
  ///   - showsHours: whether hours are a number of their own; otherwise minutes go on past 60.
  ///   - maxFieldCount: the most numbers that are shown at once: hours, minutes, seconds and parts of them.
  ///   - maxPrecision: the smallest step.
  public init(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) {
    (start, end, countsDown) = (interval.lowerBound, interval.upperBound, false)
    face = TimeFace(showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision, isPadded: false)
  }

  /// Steps that have begun when counting down, steps that have ended when counting up.
  private func steps(_ value: Date) -> (count: Double, length: Double) {
    let moment = min(max(value, start), end)
    let seconds = countsDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(start)
    let length = face.step(seconds)
    return (
      ((seconds + (countsDown ? -tolerance : tolerance)) / length).rounded(countsDown ? .up : .down), length
    )
  }

  /// The time that has passed or is left.
  public func format(_ value: Date) -> AttributedString {
    let (count, length) = steps(value)
    return AttributedString(face.text(max(count * length, 0), locale))
  }

  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// The next moment that is written differently; nil once the interval is over.
  public func discreteInput(after input: Date) -> Date? {
    if input >= end { return nil }
    let (count, length) = steps(input)
    if countsDown { return count > 0 ? end.addingTimeInterval((1 - count) * length) : nil }
    let next = start.addingTimeInterval((count + 1) * length)
    return next <= end ? next : nil
  }

  /// The last moment before that is written differently; nil while the interval has not begun.
  public func discreteInput(before input: Date) -> Date? {
    let (count, length) = steps(input)
    let begin = countsDown ? end.addingTimeInterval(-count * length) : start.addingTimeInterval(count * length)
    return begin > start ? begin.justBefore : nil
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a moment, with parts of seconds: `00:05.23`.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    .init(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// What is left of an interval: `4:32`.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// What has passed of an interval: `4:32`.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
