import Foundation

/// How dates of files are written: to the minute.
enum FileDateFormat {
  static let style: Date.FormatStyle = .dateTime.year().month().day().hour().minute()

  /// Has Foundation read its tables for dates, which takes the first date 3 ms. Call it off the main actor.
  static func load() { _ = Date(timeIntervalSince1970: 0).formatted(style) }
}
