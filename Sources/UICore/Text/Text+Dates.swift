import Foundation

extension Text {
  /// What is shown of a date.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(.time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(.date)
    /// How far the date is, in two units: `2 hr, 23 min`.
    public static let relative = DateStyle(.relative)
    /// How long ago the date was, in one unit: `+2 hours`; what is to come has a minus.
    public static let offset = DateStyle(.offset)
    /// How far the date is, as a clock: `36:59:01`. Counts down to the date and up from there.
    public static let timer = DateStyle(.timer)
  }

  /// A date in the environment's locale, calendar and time zone.
  ///
  /// `relative`, `offset` and `timer` follow the clock: the text is made anew when it changes, and no more often.
  public init(_ date: Date, style: DateStyle) { self.init(.date(.date(date, style))) }

  /// A range of dates in the environment's locale: times where it is within a day, else days with times.
  public init(_ dates: ClosedRange<Date>) { self.init(.date(.interval(dates.lowerBound, dates.upperBound))) }

  /// An interval in the environment's locale: times where it is within a day, else days with times.
  public init(_ interval: DateInterval) { self.init(.date(.interval(interval.start, interval.end))) }

  /// A clock that counts through an interval, a second at a time.
  ///
  /// - Parameters:
  ///   - pauseTime: when the clock stops; nil for the interval's end.
  ///   - countsDown: whether it shows what is left.
  ///   - showsHours: whether it shows hours where there are any, or minutes beyond sixty.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(.date(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date that may follow the clock.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
  /// Appends a range of dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
  /// Appends an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
  /// Appends a clock that counts through an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
