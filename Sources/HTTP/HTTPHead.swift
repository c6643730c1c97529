/// The head of an answer, as its lines come.
struct HTTPHead {
  /// Bytes of the heads of all hops together.
  static let limit = 256 << 10

  private(set) var status = 0
  /// By name in lower case; of several with one name the last.
  private(set) var fields: [String: String] = [:]
  private(set) var size: Int

  init(size: Int = 0) { self.size = size }

  /// The length of the body that the server says; nil if it says none.
  var length: Int? { fields["content-length"].flatMap { Int($0) } }

  /// Whether it says a length that is none (RFC 9110, 8.6).
  var hasBrokenLength: Bool { fields["content-length"].map { Int($0).map { $0 < 0 } ?? true } ?? false }

  var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) && fields["location"] != nil }

  /// Takes a line. A status line begins anew: what was before was for information only.
  mutating func take(_ line: UnsafeRawBufferPointer) {
    size += line.count
    guard size <= Self.limit else { return }
    let text = String(decoding: line, as: UTF8.self)
    if text.hasPrefix("HTTP/") {
      let parts = text.split(separator: " ", maxSplits: 2)
      self = HTTPHead(size: size)
      status = parts.count > 1 ? Int(parts[1].prefix { $0.isNumber }) ?? 0 : 0
    } else if let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let value = text[text.index(after: colon)...]
      fields[text[..<colon].lowercased()] = String(
        value.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
  }
}
