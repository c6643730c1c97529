import Foundation

/// Dates as feeds write them.
enum FeedDate {
  static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    if let date = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)) { return date }
    return internetDate(text)
  }

  /// RFC 822: `Sat, 14 Mar 2026 09:30:00 +0100`, the day's name and the seconds are optional.
  private static func internetDate(_ text: String) -> Date? {
    var words = text.split(separator: " ")[...]
    if words.first?.hasSuffix(",") == true { words.removeFirst() }
    guard words.count >= 4, let day = Int(words[words.startIndex]) else { return nil }
    let rest = Array(words.dropFirst())
    guard let month = months.firstIndex(of: rest[0].prefix(3).lowercased()), var year = Int(rest[1]) else { return nil }
    if year < 100 { year += year < 70 ? 2_000 : 1_900 }
    let time = rest[2].split(separator: ":").compactMap { Int($0) }
    guard time.count >= 2 else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(
      year: year, month: month + 1, day: day, hour: time[0], minute: time[1], second: time.count > 2 ? time[2] : 0)
    guard let date = calendar.date(from: components) else { return nil }
    return date.addingTimeInterval(-offset(rest.count > 3 ? rest[3] : "GMT"))
  }

  /// Seconds that a zone is before Greenwich: `+0130`, or a name of the United States.
  private static func offset(_ zone: Substring) -> Double {
    if let sign = zone.first, sign == "+" || sign == "-", let number = Int(zone.dropFirst()) {
      return Double((number / 100 * 60 + number % 100) * 60) * (sign == "-" ? -1 : 1)
    }
    let hours = ["EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7]
    return Double(hours[String(zone)] ?? 0) * 3_600
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
