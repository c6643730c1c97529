import DashboardFormat

/// Changes real documents in ways that break readers: values of other types, wrong numbers, missing and doubled members,
/// and text cut or overwritten. The same seed makes the same mutants.
package struct Mutator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// SplitMix64: https://prng.di.unimi.it/splitmix64.c
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// A document with one to eight values changed.
  package mutating func mutant(of value: JSONValue) -> JSONValue {
    var value = value
    for _ in 0...below(8) { value = change(value, depth: 0) }
    return value
  }

  /// Walks down at random and changes what it comes to.
  private mutating func change(_ value: JSONValue, depth: Int) -> JSONValue {
    if depth > 0, below(6) == 0 { return replacement(for: value) }
    switch value {
    case .object(var members) where !members.isEmpty:
      let index = below(members.count)
      switch below(20) {
      case 0: members.remove(at: index)
      case 1: members.append(.init(members[index].name, replacement(for: members[index].value)))
      case 2: members[index].name = Self.names[below(Self.names.count)]
      default: members[index].value = change(members[index].value, depth: depth + 1)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty:
      let index = below(elements.count)
      switch below(20) {
      case 0: elements.remove(at: index)
      case 1: elements.insert(elements[index], at: below(elements.count))
      case 2: elements.append(replacement(for: elements[index]))
      default: elements[index] = change(elements[index], depth: depth + 1)
      }
      return .array(elements)
    default: return replacement(for: value)
    }
  }

  private mutating func replacement(for value: JSONValue) -> JSONValue {
    switch below(4) {
    case 0: return Self.values[below(Self.values.count)]
    case 1: return .string(Self.texts[below(Self.texts.count)])
    case 2: return .number(Self.numbers[below(Self.numbers.count)])
    default:
      if case .string(let text) = value, !text.isEmpty { return .string(cut(text)) }
      return below(2) == 0 ? .array([value, value]) : .object([.init(Self.names[below(Self.names.count)], value)])
    }
  }

  private mutating func cut(_ text: String) -> String {
    var bytes = Array(text.utf8.prefix(4000))
    for _ in 0...below(3) where !bytes.isEmpty {
      let index = below(bytes.count)
      switch below(4) {
      case 0: bytes.removeSubrange(index...)
      case 1: bytes.insert(Self.marks[below(Self.marks.count)], at: index)
      case 2: bytes[index] = Self.marks[below(Self.marks.count)]
      default: bytes.append(contentsOf: bytes[index...])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The document's text with bytes changed: mostly no JSON any more.
  package mutating func torn(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(6) where !bytes.isEmpty {
      let index = below(bytes.count)
      switch below(5) {
      case 0: bytes.removeSubrange(index...)
      case 1: bytes[index] = UInt8(truncatingIfNeeded: next())
      case 2: bytes.insert(Self.marks[below(Self.marks.count)], at: index)
      case 3: bytes.removeSubrange(index..<min(index + below(40), bytes.count))
      default: bytes.insert(contentsOf: repeatElement(UInt8(ascii: "["), count: below(200)), at: index)
      }
    }
    return bytes
  }

  private static let values: [JSONValue] = [
    .null, true, false, 0, "", [], .object([]), [[]], [.null], ["a": .null], ["type": "timeseries"],
    [["q": "avg:a{*}"]], .array(Array(repeating: 1, count: 2000)), .object([.init("", .object([.init("", "")]))]),
  ]

  private static let numbers: [Double] = [
    0, -0.0, -1, 1, 0.5, 2, 12, 24, 1e3, 1e9, -1e9, 1e18, 1e19, -1e19, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, .nan, .infinity, -.infinity, 9_007_199_254_740_992,
  ]

  private static let texts = [
    "", " ", "auto", "y = 1", "0 < y < 1e400", "1 < y < 0", "now-1h", "now-", "now-999999999999y", "1e999d", "#fff",
    "#zzzzzz", "rgb(", "rgba(1,2,3,nan)", "$", "${", "[[", "{{", "{{}}", "}}{{", "avg:{", "}by{", "{}by{", "a{} by {",
    "sum(", "by (", "{__name__=\"", "[5m", "timeseries", "group", "row", "graph", "table", "-", "e", "1e", "inf", "nan",
    "0x10", "💥", "\u{0}", "a,b,,c", "(((((((", "pow0", "log", "1mo", "800000000000%", "x_on_y", "on", "_on_",
  ]

  private static let names = [
    "widgets", "definition", "type", "requests", "queries", "formulas", "panels", "rows", "gridPos", "targets",
    "layout",
    "style", "x", "", "yaxis", "custom", "thresholds", "overrides", "dashboard", "format", "q",
  ]

  private static let marks = Array("{}[](),:\"'\\$%<>=-+.0e #\n".utf8) + [0, 0xFF, 0xC3]
}
