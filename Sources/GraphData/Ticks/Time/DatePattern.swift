import Foundation

/// A locale's date pattern (Unicode TR 35, "Date Format Patterns"), read once and then filled in with integers.
struct DatePattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    case year
    case month(width: Int)
    /// The name beside a day, and the one that stands alone.
    case monthName(standalone: Bool)
    case day(width: Int)
    /// 0...23, or 1...12 where `isTwelve`.
    case hour(width: Int, isTwelve: Bool)
    case minute
    case second
    case period
  }

  let parts: [Part]

  /// The locale's own order for the fields of a template: "MMMd" is "MMM d" in English and "d. MMM" in German.
  init(template: String, locale: Locale) {
    self.init(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template)
  }

  /// Fields that no axis shows (eras, zones) are left out.
  init(_ pattern: String) {
    var parts: [Part] = []
    var literal = ""
    var isQuoted = false
    var rest = Substring(pattern)
    func flush() {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    while let first = rest.first {
      if first == "'" {
        rest.removeFirst()
        // Two quotes are one.
        if rest.first == "'" {
          literal.append("'")
          rest.removeFirst()
        } else {
          isQuoted.toggle()
        }
        continue
      }
      if isQuoted || !first.isASCII || !first.isLetter {
        literal.append(first)
        rest.removeFirst()
        continue
      }
      let run = rest.prefix { $0 == first }
      rest = rest.dropFirst(run.count)
      guard let part = Self.part(first, width: run.count) else { continue }
      flush()
      parts.append(part)
    }
    flush()
    self.parts = parts
  }

  private static func part(_ field: Character, width: Int) -> Part? {
    switch field {
    case "y", "u", "Y": return .year
    case "M": return width >= 3 ? .monthName(standalone: false) : .month(width: width)
    case "L": return width >= 3 ? .monthName(standalone: true) : .month(width: width)
    case "d": return .day(width: width)
    case "H", "k": return .hour(width: width, isTwelve: false)
    case "h", "K": return .hour(width: width, isTwelve: true)
    case "m": return .minute
    case "s": return .second
    case "a", "b", "B": return .period
    default: return nil
    }
  }

  var isTwelveHours: Bool {
    parts.contains { if case .hour(_, true) = $0 { true } else { false } }
  }
}
