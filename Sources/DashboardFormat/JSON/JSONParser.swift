/// What is wrong with a JSON text, and where.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  public var reason: String
  /// Counted from 1; columns count bytes.
  public var line: Int
  public var column: Int

  public var description: String { "line \(line), column \(column): \(reason)" }
}

/// Limits for the size and depth of a JSON text, and for what it becomes in memory.
public struct JSONLimits: Sendable, Equatable {
  /// In bytes.
  public var size: Int
  /// How many lists and objects may be open at once.
  public var depth: Int
  /// Bytes that its values may take: `[0],` takes 40 times as much as its text.
  public var memory: Int
  /// How many values of one list are kept; what follows has to be JSON too, and is left out.
  public var listLength: Int

  public init(size: Int = 64 << 20, depth: Int = 64, memory: Int = 96 << 20, listLength: Int = .max) {
    self.size = size
    self.depth = depth
    self.memory = memory
    self.listLength = listLength
  }
}

extension JSONValue {
  /// Reads a JSON text (RFC 8259, UTF-8, a byte order mark allowed).
  ///
  /// `NaN`, `Infinity` and `-Infinity` are read as numbers, as Python writes them; everything else outside the standard
  /// is an error. Cost: one pass.
  public init(parsing bytes: some Sequence<UInt8>, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    self = try Self.parse(bytes, limits: limits).value
  }

  /// The value, and how many values of its lists are left out for the limit of their length.
  static func parse(
    _ bytes: some Sequence<UInt8>, limits: JSONLimits
  ) throws(JSONError) -> (value: JSONValue, omitted: Int) {
    func parse(_ buffer: UnsafeBufferPointer<UInt8>) -> Result<(JSONValue, Int), JSONError> {
      Result { () throws(JSONError) in
        let parsed = try JSONParser.parse(buffer, limits: limits)
        return (parsed.value, parsed.omitted)
      }
    }
    let result = bytes.withContiguousStorageIfAvailable(parse) ?? Array(bytes).withUnsafeBufferPointer(parse)
    return try result.get()
  }

  public init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits)
  }
}

/// A recursive-descent parser over bytes; recursion is bounded by the depth limit.
struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: JSONLimits
  private var position = 0
  private var depth = 0
  /// What the values take in memory, in bytes.
  private var memory = 0
  /// Values of lists beyond the limit of their length.
  private var omitted = 0

  /// The value, what it takes in memory at most, and how many values of its lists are left out.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits
  ) throws(JSONError) -> (value: JSONValue, memory: Int, omitted: Int) {
    var parser = JSONParser(bytes: bytes, limits: limits)
    guard bytes.count <= limits.size else {
      throw parser.error("\(bytes.count) bytes; the limit is \(limits.size)")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.error("something follows the document's end") }
    return (value, parser.memory, parser.omitted)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  private func error(_ reason: String) -> JSONError {
    let before = bytes[..<min(position, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return JSONError(reason: reason, line: line, column: before.count - lineStart + 1)
  }

  /// Counts what a value takes before it is made.
  ///
  /// Lists grow by doubling, so that each element takes up to twice its place; every block of memory has 16 bytes of
  /// the allocator's and 32 of Swift's.
  private mutating func take(_ bytes: Int) throws(JSONError) {
    memory += bytes
    guard memory <= limits.memory else { throw error("its values take more than \(limits.memory >> 20) MiB in memory") }
  }

  private static let block = 48
  private static let element = 2 * MemoryLayout<JSONValue>.stride
  private static let member = 2 * MemoryLayout<JSONValue.Member>.stride

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private func peek() throws(JSONError) -> UInt8 {
    guard position < bytes.count else { throw error("the document ends too early") }
    return bytes[position]
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch try peek() {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "N"): return try word("NaN", .number(.nan))
    case UInt8(ascii: "I"): return try word("Infinity", .number(.infinity))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error("no JSON value starts here")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let length = word.utf8CodeUnitCount
    let isThere =
      position + length <= bytes.count && (0..<length).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
    guard isThere else { throw error("no JSON value starts here") }
    position += length
    return value
  }

  private mutating func open() throws(JSONError) {
    position += 1
    depth += 1
    guard depth <= limits.depth else { throw error("nested deeper than \(limits.depth)") }
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    try open()
    var elements: [JSONValue] = []
    skipSpace()
    if try peek() == UInt8(ascii: "]") {
      position += 1
      depth -= 1
      return .array(elements)
    }
    try take(Self.block)
    while true {
      if elements.count < limits.listLength {
        try take(Self.element)
        elements.append(try value())
      } else {
        let kept = (memory, omitted)
        _ = try value()
        (memory, omitted) = (kept.0, kept.1 + 1)
      }
      skipSpace()
      switch try peek() {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"):
        position += 1
        depth -= 1
        return .array(elements)
      default: throw error("a list needs ',' or ']' here")
      }
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    try open()
    var members: [JSONValue.Member] = []
    skipSpace()
    if try peek() == UInt8(ascii: "}") {
      position += 1
      depth -= 1
      return .object(members)
    }
    try take(Self.block)
    while true {
      try take(Self.member)
      skipSpace()
      guard try peek() == UInt8(ascii: "\"") else { throw error("an object needs a name in quotes here") }
      let name = try string()
      skipSpace()
      guard try peek() == UInt8(ascii: ":") else { throw error("a name needs ':' after it") }
      position += 1
      members.append(.init(name, try value()))
      skipSpace()
      switch try peek() {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"):
        position += 1
        depth -= 1
        return .object(members)
      default: throw error("an object needs ',' or '}' here")
      }
    }
  }
}

extension JSONParser {
  private mutating func digits() -> Int {
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
    return position - start
  }

  private func isAt(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    if isAt(UInt8(ascii: "-")) {
      position += 1
      if isAt(UInt8(ascii: "I")) {
        _ = try word("Infinity", .null)
        return -.infinity
      }
    }
    let integerStart = position
    let integerCount = digits()
    guard integerCount > 0 else { throw error("a number needs a digit here") }
    guard integerCount == 1 || bytes[integerStart] != UInt8(ascii: "0") else {
      throw error("a number starts with 0 only where it is 0")
    }
    var fractionCount = 0
    var hasExponent = false
    if isAt(UInt8(ascii: ".")) {
      position += 1
      fractionCount = digits()
      guard fractionCount > 0 else { throw error("a digit has to follow the point") }
    }
    if isAt(UInt8(ascii: "e")) || isAt(UInt8(ascii: "E")) {
      hasExponent = true
      position += 1
      if isAt(UInt8(ascii: "+")) || isAt(UInt8(ascii: "-")) { position += 1 }
      guard digits() > 0 else { throw error("an exponent needs a digit") }
    }
    // Up to 15 digits and a power of ten up to 22 are exact in a double, and so is one rounding of their quotient.
    if !hasExponent, integerCount + fractionCount <= 15 {
      var mantissa = 0
      for index in integerStart..<position where bytes[index] != UInt8(ascii: ".") {
        mantissa = mantissa * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      }
      let magnitude = Double(mantissa) / Self.powersOfTen[fractionCount]
      return start == integerStart ? magnitude : -magnitude
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .nan
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while true {
      switch try peek() {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        // Shorter ones stand in their place.
        if position - start > 15 { try take(Self.block + position - start) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      case UInt8(ascii: "\\"): return try stringWithEscapes(from: start)
      case 0..<0x20: throw error("a control character in text has to be escaped")
      default: position += 1
      }
    }
  }

  private mutating func stringWithEscapes(from start: Int) throws(JSONError) -> String {
    var text = Array(bytes[start..<position])
    while true {
      let byte = try peek()
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        if text.count > 15 { try take(Self.block + text.count) }
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw error("a control character in text has to be escaped")
      default: text.append(byte)
      }
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let byte = try peek()
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw error("no such escape")
    }
  }

  /// A code unit, joined with the following low surrogate if it is a high one; a lone surrogate becomes U+FFFD.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard isAt(UInt8(ascii: "\\")), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u") else {
      return "\u{FFFD}"
    }
    let before = position
    position += 2
    let low = try hexadecimal()
    guard (0xDC00..<0xE000).contains(low) else {
      position = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(try peek())).hexDigitValue else {
        throw error("an escape needs four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}
