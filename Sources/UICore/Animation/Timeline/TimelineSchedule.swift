import AttributeGraph
import Foundation

/// When a timeline view is to be updated.
public protocol TimelineSchedule {
  /// How eagerly.
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates of updates in ascending order: the last one that is not after `startDate`, if there is one, then those to
  /// come. May be endless.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How eagerly a schedule is to ask for updates.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  /// As few as the content can do with.
  case lowFrequency
}

/// At regular intervals from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// - Parameter interval: seconds; more than 0.
  public init(from startDate: Date, by interval: TimeInterval) {
    guard interval > 0 else { callerError("a timeline cannot be updated every \(interval) seconds") }
    self.startDate = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let past = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    return Entries(start: self.startDate, interval: interval, index: max(past, 0))
  }

  /// The dates, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index: Double

    public mutating func next() -> Date? {
      // Without an end to the first interval there is no second.
      if index > 0, interval == .infinity { return nil }
      defer { index += 1 }
      return index == 0 ? start : start.addingTimeInterval(index * interval)
    }
  }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    // Minutes begin together in every time zone in use.
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let minute = (startDate.timeIntervalSince(reference) / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(from: reference.addingTimeInterval(minute), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// At given dates, in ascending order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// In every frame, or at most once in an interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval?
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: seconds between updates; nil for every frame.
  ///   - paused: true stops them.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// None while it is paused, and none where updates are to be few: what moves then stands still.
  public func entries(from start: Date, mode: Mode) -> Entries {
    if isPaused || mode == .lowFrequency { return Entries(dates: nil) }
    let interval = minimumInterval.map { $0 > 1.0 / 1000 ? $0 : 1.0 / 1000 } ?? 1.0 / 60
    return Entries(dates: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
  }

  /// The dates of frames: without end, or none at all.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries?

    public mutating func next() -> Date? { dates?.next() }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At regular intervals, in seconds, from a date on.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// At given dates, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// In every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// At most once in `minimumInterval` seconds, and not at all while `paused`.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
