/// The parts of a metric query's text: `avg:system.cpu.user{env:prod,$host} by {host,device}.rollup(avg, 60)`.
///
/// If an expression has several metrics, `metric` is the first one with braces and `groupBy` has the tags of all. The
/// metric of any other text is nil.
struct DatadogMetricQuery: Equatable {
  var metric: String?
  var aggregator: String?
  var groupBy: [String] = []
  var filter: String?

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var position = 0
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "{")) {
      guard let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")) else { break }
      let nameStart = bytes[position..<open].lastIndex { !Self.isName($0) }.map { $0 + 1 } ?? position
      let name = String(decoding: bytes[nameStart..<open], as: UTF8.self)
      if metric == nil, !name.isEmpty {
        if let colon = name.firstIndex(of: ":") {
          aggregator = String(name[..<colon])
          metric = String(name[name.index(after: colon)...])
        } else {
          metric = name
        }
        filter = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
      }
      position = close + 1
      groupBy += Self.groups(bytes, &position) ?? []
    }
    groupBy = groupBy.withoutRepetitions
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: byte >= 0x80 || ":._-/@".utf8.contains(byte)
    }
  }

  /// Reads ` by {a, b}` at the position and moves the position behind it.
  private static func groups(_ bytes: [UInt8], _ position: inout Int) -> [String]? {
    var next = position
    func skipSpace() {
      while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    }
    skipSpace()
    guard bytes[next...].starts(with: "by".utf8) else { return nil }
    next += 2
    skipSpace()
    guard next < bytes.count, bytes[next] == UInt8(ascii: "{"),
      let close = bytes[next...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    position = close + 1
    return String(decoding: bytes[(next + 1)..<close], as: UTF8.self).split(separator: ",").map(\.trimmed)
      .filter { !$0.isEmpty }
  }

  /// The expressions of an old query text: split at commas outside parentheses, braces and quotes.
  static func expressions(_ text: String, limit: Int = 1000) -> [String] {
    var parts: [String] = []
    var current = ""
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else {
        switch character {
        case "'", "\"": quote = character
        case "(", "{", "[": depth += 1
        case ")", "}", "]": depth = max(depth - 1, 0)
        case "," where depth == 0:
          parts.append(current.trimmed)
          current = ""
          continue
        default: break
        }
      }
      current.append(character)
    }
    parts.append(current.trimmed)
    return Array(parts.filter { !$0.isEmpty }.prefix(limit))
  }
}
