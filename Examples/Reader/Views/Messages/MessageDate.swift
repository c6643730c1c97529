import Foundation

/// How dates of messages are written.
enum MessageDate {
  /// The time today, the day this year, or with its year.
  static func short(_ date: Date, today: Date) -> String {
    let calendar = Calendar.current
    if calendar.isDate(date, inSameDayAs: today) { return date.formatted(time) }
    return date.formatted(calendar.isDate(date, equalTo: today, toGranularity: .year) ? day : dayAndYear)
  }

  static func middle(_ date: Date) -> String { date.formatted(dayAndYear) }
  static func long(_ date: Date) -> String { date.formatted(full) }

  private static let time = Date.FormatStyle(date: .omitted, time: .shortened)
  private static let day = Date.FormatStyle().day().month(.abbreviated)
  private static let dayAndYear = Date.FormatStyle().day().month(.abbreviated).year()
  private static let full = Date.FormatStyle(date: .long, time: .shortened)
}
