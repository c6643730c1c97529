import Foundation
import UICore

/// The time that has passed of an interval, or is left, in minutes and seconds, or hours where there are any.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View {
    let (interval, countsDown) = (interval, countsDown)
    let seconds = interval.upperBound.timeIntervalSince(interval.lowerBound)
    TimelineView(TimerSchedule(interval: interval, count: min(max(seconds.rounded(.up), 1), 100_000))) { context in
      Text(verbatim: interval.clock(at: context.date, countsDown: countsDown)).monospacedDigit()
    }
  }
}

extension ClosedRange<Date> {
  private var seconds: TimeInterval { upperBound.timeIntervalSince(lowerBound) }

  private func passed(at date: Date) -> TimeInterval {
    Swift.min(Swift.max(date.timeIntervalSince(lowerBound), 0), seconds)
  }

  /// 0…1.
  func progress(at date: Date, countsDown: Bool) -> Double {
    let passed = seconds > 0 ? passed(at: date) / seconds : 1
    return countsDown ? 1 - passed : passed
  }

  /// Whole seconds: those that have begun when counting down, those that have ended when counting up.
  func clock(at date: Date, countsDown: Bool) -> String {
    // Entries of timelines are due a little early.
    let passed = (passed(at: date) + 0.001).rounded(.down)
    let shown = Int(Swift.min(countsDown ? Swift.max(seconds.rounded(.up) - passed, 0) : passed, 1e9))
    let (hours, minutes, rest) = (shown / 3600, shown / 60 % 60, shown % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}

/// Dates at equal distances in an interval, so that what shows it stands still before and after.
struct TimerSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>
  /// How many parts the interval has.
  let count: Double

  func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    // A display shows 60 pictures a second.
    let step = max(end.timeIntervalSince(start) / count, 1.0 / 60)
    let first = max((startDate.timeIntervalSince(start) / step).rounded(.down), 0)
    return AnySequence(
      sequence(state: (first, false)) { state -> Date? in
        if state.1 { return nil }
        let date = start.addingTimeInterval(state.0 * step)
        state = (state.0 + 1, date >= end)
        return min(date, end)
      })
  }
}

/// Ten dates a second until a task has ended.
struct TaskSchedule: TimelineSchedule {
  let progress: Progress

  func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    let progress = progress
    return AnySequence(
      sequence(state: startDate) { date -> Date? in
        if date > startDate, progress.isFinished || progress.isCancelled { return nil }
        defer { date += 0.1 }
        return date
      })
  }
}
