import Foundation

/// A part of a date that is edited by itself.
enum DatePart: Hashable {
  case year, month, day, hour, minute, dayPeriod
}

/// The parts of dates in the order of a locale, and what is between them.
struct DatePattern: Equatable {
  enum Element: Equatable {
    /// - Parameter digits: how many are shown at least.
    case part(DatePart, digits: Int)
    case literal(String)
  }

  private(set) var elements: [Element] = []
  /// Whether hours are 1…12, with a part for the half of the day.
  private(set) var hasTwelveHours = false
  /// Whether the parts are in order from right to left.
  private(set) var isRightToLeft = false

  init(_ components: DatePickerComponents, in locale: Locale) {
    if components.contains(.date) { append(template: "yMd", locale) }
    if components.contains(.hourAndMinute) {
      if !elements.isEmpty { elements.append(.literal(", ")) }
      append(template: "jm", locale)
    }
    elements = elements.filter { $0 != .literal("") }
  }

  /// A pattern of Unicode's: letters are parts, what is in quotes is not.
  init(_ pattern: String) { append(pattern) }

  var parts: [DatePart] {
    elements.compactMap { if case .part(let part, _) = $0 { part } else { nil } }
  }

  private mutating func append(template: String, _ locale: Locale) {
    append(
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
        ?? (template == "jm" ? "HH:mm" : "y-MM-dd"))
  }

  private mutating func append(_ pattern: String) {
    var literal = ""
    var isQuoted = false
    var rest = Substring(pattern)
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(letter == "'" ? 1 : run.count)
      if letter == "'" {
        isQuoted.toggle()
      } else if !isQuoted, let part = Self.parts[letter] {
        elements.append(.literal(literal))
        literal = ""
        elements.append(.part(part, digits: part == .year ? 1 : min(run.count, 2)))
        if letter == "h" || letter == "K" { hasTwelveHours = true }
      } else {
        for character in run {
          switch character {
          // Marks of direction: dates of such locales are from right to left.
          case "\u{200F}": isRightToLeft = true
          case "\u{200E}": break
          case "\u{202F}", "\u{00A0}": literal += " "
          default: literal.append(character)
          }
        }
      }
    }
    elements.append(.literal(literal))
    elements.removeAll { $0 == .literal("") }
  }

  private static let parts: [Character: DatePart] = [
    "y": .year, "u": .year, "M": .month, "L": .month, "d": .day, "h": .hour, "H": .hour, "k": .hour, "K": .hour,
    "m": .minute, "a": .dayPeriod, "b": .dayPeriod, "B": .dayPeriod,
  ]
}
