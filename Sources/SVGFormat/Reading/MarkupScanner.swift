/// Splits XML into tags with attributes and text.
///
/// Lenient: skips anything that is not a tag and accepts a truncated text. Cost: one pass.
struct MarkupScanner {
  enum Token: Equatable {
    /// `<name a="b">`; `isEmpty` where the tag closes itself.
    case start(name: String, attributes: [String: String], isEmpty: Bool)
    case end(name: String)
    case text(String)
  }

  /// The most bytes of an attribute's value; longer ones are left out, but for those that outlines are made of.
  static let valueLimit = 16 << 10
  private static let longNames: Set<String> = ["d", "points"]

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
        return .text(text(start..<place))
      }
      if starts("<!--") {
        skip(past: "-->")
      } else if starts("<![CDATA[") {
        let start = place + 9
        skip(past: "]]>")
        return .text(text(start..<max(start, place - 3)))
      } else if starts("<?") {
        skip(past: "?>")
      } else if starts("<!") {
        skip(past: ">")
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> Token? {
    place += 1
    let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let name = word()
    if isEnd {
      skip(past: ">")
      return .end(name: local(name))
    }
    var attributes: [String: String] = [:]
    while place < bytes.count {
      skipSpace()
      guard place < bytes.count else { break }
      if bytes[place] == UInt8(ascii: ">") {
        place += 1
        return .start(name: local(name), attributes: attributes, isEmpty: false)
      }
      if bytes[place] == UInt8(ascii: "/") {
        skip(past: ">")
        return .start(name: local(name), attributes: attributes, isEmpty: true)
      }
      let key = word()
      guard !key.isEmpty else {
        place += 1
        continue
      }
      guard let value = value() else { continue }
      let name = local(key)
      if attributes.count < 64, value.utf8.count <= Self.valueLimit || Self.longNames.contains(name) {
        attributes[name] = value
      }
    }
    return nil
  }

  /// The quoted value after `=`.
  private mutating func value() -> String? {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return nil }
    place += 1
    skipSpace()
    guard place < bytes.count, bytes[place] == 34 || bytes[place] == 39 else { return nil }
    let quote = bytes[place]
    let start = place + 1
    place = start
    while place < bytes.count, bytes[place] != quote { place += 1 }
    defer { place = min(place + 1, bytes.count) }
    return text(start..<place)
  }

  private mutating func word() -> String {
    let start = place
    while place < bytes.count, !isSpace(bytes[place]), !Self.ends.contains(bytes[place]) { place += 1 }
    return text(start..<place)
  }

  private static let ends = Set("=/>\"'<".utf8)

  /// The name without its namespace: `xlink:href` is `href`.
  private func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
  private mutating func skipSpace() { while place < bytes.count, isSpace(bytes[place]) { place += 1 } }
  private func starts(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return place + length <= bytes.count && (0..<length).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(past text: StaticString) {
    while place < bytes.count, !starts(text) { place += 1 }
    place = min(place + text.utf8CodeUnitCount, bytes.count)
  }
}
