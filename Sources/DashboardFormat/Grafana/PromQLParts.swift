/// The parts of a PromQL text that name its data: the first metric, the outermost aggregation, the labels of `by`.
///
/// Scans words and does not parse: only the server interprets a query.
struct PromQLParts: Equatable {
  var metric: String?
  var aggregator: String?
  var groupBy: [String] = []

  init(_ text: String) {
    var scanner = WordScanner(text)
    while let word = scanner.next() {
      switch word {
      case "by": groupBy += scanner.labels()
      case "without", "on", "ignoring", "group_left", "group_right": _ = scanner.labels()
      case "and", "or", "unless", "bool", "offset", "inf", "nan", "atan2": break
      default:
        if scanner.isAtParenthesis {
          if aggregator == nil, Self.aggregators.contains(word) { aggregator = word }
        } else if Self.aggregators.contains(word), scanner.isAtGrouping {
          if aggregator == nil { aggregator = word }
        } else if metric == nil {
          metric = word
        }
      }
    }
    if metric == nil { metric = scanner.nameInSelector }
    groupBy = groupBy.withoutRepetitions
  }

  private static let aggregators: Set<String> = [
    "sum", "avg", "min", "max", "count", "stddev", "stdvar", "group", "topk", "bottomk", "quantile", "count_values",
  ]
}

/// Words of a PromQL text: names outside of selectors, durations and text.
private struct WordScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The value that the first selector with `__name__` compares it with.
  private(set) var nameInSelector: String?

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  mutating func next() -> String? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "{"): skipSelector()
      case UInt8(ascii: "["): skip(to: UInt8(ascii: "]"))
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): skipText()
      case UInt8(ascii: "#"): skip(to: UInt8(ascii: "\n"))
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."):
        // Skip numbers, durations (5m) and variables ($interval).
        position += 1
        while position < bytes.count, Self.continuesName(bytes[position]) || bytes[position] == UInt8(ascii: ".") {
          position += 1
        }
        if position < bytes.count, byte == UInt8(ascii: "$"), bytes[position] == UInt8(ascii: "{") {
          skip(to: UInt8(ascii: "}"))
        }
      case _ where Self.startsName(byte):
        let start = position
        while position < bytes.count, Self.continuesName(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      default: position += 1
      }
    }
    return nil
  }

  private mutating func skip(to end: UInt8) {
    while position < bytes.count, bytes[position] != end { position += 1 }
    position = min(position + 1, bytes.count)
  }

  /// Text in quotes with backslash escapes.
  @discardableResult private mutating func skipText() -> String {
    let quote = bytes[position]
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, bytes.count)
    defer { position = min(position + 1, bytes.count) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSelector() {
    position += 1
    var lastName = ""
    while position < bytes.count, bytes[position] != UInt8(ascii: "}") {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        let text = skipText()
        if lastName == "__name__", nameInSelector == nil { nameInSelector = text }
      case let byte where Self.startsName(byte):
        let start = position
        while position < bytes.count, Self.continuesName(bytes[position]) { position += 1 }
        lastName = String(decoding: bytes[start..<position], as: UTF8.self)
      default: position += 1
      }
    }
    position = min(position + 1, bytes.count)
  }

  private var nextByte: UInt8? {
    bytes[position...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\t") }
  }

  var isAtParenthesis: Bool { nextByte == UInt8(ascii: "(") }

  /// Whether `by` or `without` follows: `sum by (job) (…)`.
  var isAtGrouping: Bool {
    var copy = self
    let word = copy.next()
    return word == "by" || word == "without"
  }

  /// The names in parentheses that follow, or none.
  mutating func labels() -> [String] {
    guard isAtParenthesis else { return [] }
    while position < bytes.count, bytes[position] != UInt8(ascii: "(") { position += 1 }
    let start = position + 1
    skip(to: UInt8(ascii: ")"))
    guard start < position else { return [] }
    return String(decoding: bytes[start..<(position - 1)], as: UTF8.self).split(separator: ",").map(\.trimmed)
      .filter { !$0.isEmpty }
  }
}
