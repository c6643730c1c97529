import Foundation

/// Reads JSON in one pass without building a tree: numbers go straight into a column.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: ColumnReadLimits
  private var index = 0
  private var line = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: ColumnReadLimits) {
    self.bytes = bytes
    self.limits = limits
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { index = 3 }
  }

  func error(_ message: String, _ kind: ColumnReadError.Kind = .malformed) -> ColumnReadError {
    ColumnReadError(kind, message, line: line)
  }

  /// The next byte that is not white space; the scanner stays before it.
  mutating func peek() throws -> UInt8 {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 10 { line += 1 }
      if byte != 32 && byte != 10 && byte != 13 && byte != 9 { return byte }
      index += 1
    }
    throw error("the text ends in the middle")
  }

  /// Passes over `character` if it comes next.
  mutating func skip(_ character: Unicode.Scalar) throws -> Bool {
    guard try peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  mutating func expect(_ character: Unicode.Scalar) throws {
    guard try skip(character) else { throw error("a \"\(character)\" is missing") }
  }

  /// Whether only white space is left.
  mutating func isAtEnd() -> Bool { (try? peek()) == nil }

  /// Calls `element` at the start of every element of an array.
  mutating func array(_ element: (inout JSONScanner) throws -> Void) throws {
    try expect("[")
    if try skip("]") { return }
    repeat { try element(&self) } while try skip(",")
    try expect("]")
  }

  /// Calls `member` with every key of an object, at the start of its value.
  mutating func object(_ member: (inout JSONScanner, String) throws -> Void) throws {
    try expect("{")
    if try skip("}") { return }
    repeat {
      let key = try string()
      try expect(":")
      try member(&self, key)
    } while try skip(",")
    try expect("}")
  }

  /// A number, or NaN for `null`.
  mutating func number() throws -> Double {
    let first = try peek()
    if first == UInt8(ascii: "n") {
      try word("null")
      return .nan
    }
    let start = index
    while index < bytes.count, isInNumber(bytes[index]) { index += 1 }
    guard index > start, let number = FieldText.number(UnsafeBufferPointer(rebasing: bytes[start..<index])) else {
      throw error("a number or null is missing")
    }
    return number
  }

  mutating func string() throws -> String {
    guard try peek() == 34 else { throw error("a string is missing") }
    index += 1
    let start = index
    var isPlain = true
    while index < bytes.count, bytes[index] != 34 {
      if bytes[index] < 32 { throw error("a string has a control character") }
      if bytes[index] == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      }
      index += 1
      if index - start > limits.fieldBytes {
        throw error("a string has more than \(limits.fieldBytes) bytes", .tooLarge)
      }
    }
    guard index < bytes.count else { throw error("a string is not closed") }
    let content = UnsafeBufferPointer(rebasing: bytes[start..<index])
    index += 1
    if isPlain { return String(decoding: content, as: UTF8.self) }
    // Escapes are rare in names: the library reads them.
    let quoted = Data([34]) + Data(content) + Data([34])
    guard let string = try? JSONSerialization.jsonObject(with: quoted, options: .fragmentsAllowed) as? String else {
      throw error("a string has an escape that JSON does not know")
    }
    return string
  }

  /// Passes over a value of any kind.
  mutating func skipValue(depth: Int = 0) throws {
    guard depth < limits.depth else { throw error("values are nested deeper than \(limits.depth)", .tooLarge) }
    switch try peek() {
    case UInt8(ascii: "{"): try object { scanner, _ in try scanner.skipValue(depth: depth + 1) }
    case UInt8(ascii: "["): try array { try $0.skipValue(depth: depth + 1) }
    case 34: _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    default: _ = try number()
    }
  }

  private mutating func word(_ word: StaticString) throws {
    for offset in 0..<word.utf8CodeUnitCount {
      guard index < bytes.count, bytes[index] == word.utf8Start[offset] else {
        throw error("\"\(word)\" is misspelt")
      }
      index += 1
    }
  }

  private func isInNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}
