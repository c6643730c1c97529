import AttributeGraph
import Foundation

/// The dates at which a timeline view is updated.
public protocol TimelineSchedule {
  /// How often a schedule may ask for updates.
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates of updates in ascending order: first the last date not after `startDate`, if there is one, then all
  /// later dates. May be infinite.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may ask for updates.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  /// As rarely as the content allows.
  case lowFrequency
}

/// Updates at regular intervals from a date on.
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

  /// The dates of the updates; infinite unless the interval is.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index: Double

    public mutating func next() -> Date? {
      // With an infinite interval the first date is the only one.
      if index > 0, interval == .infinity { return nil }
      defer { index += 1 }
      return index == 0 ? start : start.addingTimeInterval(index * interval)
    }
  }
}

/// Updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    // All time zones in use differ by whole minutes.
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let minute = (startDate.timeIntervalSince(reference) / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(from: reference.addingTimeInterval(minute), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Updates at given dates, in ascending order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Updates in every frame, or at most once per interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval?
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: seconds between updates; nil for every frame.
  ///   - paused: whether updates stop.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The dates of frames; none while paused or in low-frequency mode.
  public func entries(from start: Date, mode: Mode) -> Entries {
    if isPaused || mode == .lowFrequency { return Entries(dates: nil) }
    let interval = minimumInterval.map { $0 > 1.0 / 1000 ? $0 : 1.0 / 1000 } ?? 1.0 / 60
    return Entries(dates: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
  }

  /// The dates of frames: infinite, or none.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries?

    public mutating func next() -> Date? { dates?.next() }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Updates at regular intervals, in seconds, from a date on.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Updates at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Updates at given dates, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Updates in every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Updates at most once every `minimumInterval` seconds, and never while `paused`.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
