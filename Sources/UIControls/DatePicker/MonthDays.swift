import Foundation
import UICore

/// The days of a month in weeks, with those around it that fill up six weeks.
struct MonthDays {
  struct Day: Identifiable {
    /// The beginning of the day.
    let id: Date
    let number: Int
    let isInMonth: Bool
  }

  /// The beginning of the month.
  let start: Date
  /// Six times seven, from the first day of a week on.
  let days: [Day]
  init(of date: Date, in calendar: Calendar) {
    let month = calendar.dateInterval(of: .month, for: date)
    let start = month?.start ?? calendar.startOfDay(for: date)
    let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    self.start = start
    days = (0..<42).compactMap { index in
      // Not midnight, which some days do not have.
      guard let day = calendar.date(byAdding: .day, value: index - before, to: start) else { return nil }
      return Day(
        id: calendar.startOfDay(for: day), number: calendar.component(.day, from: day),
        isInMonth: (before..<before + count).contains(index))
    }
  }
}

/// The beginning of each day.
struct DaySchedule: TimelineSchedule {
  let calendar: Calendar

  func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    let calendar = calendar
    return AnySequence(
      sequence(first: calendar.startOfDay(for: startDate)) { day in
        calendar.date(byAdding: .day, value: 1, to: day).map { calendar.startOfDay(for: $0) }
      })
  }
}
