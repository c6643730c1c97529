/// Reads a format of a translation, piece by piece. Whatever is no specifier is text.
struct FormatScanner {
  enum Piece: Equatable {
    case literal(String)
    /// `%arg`: the value that a substitution follows.
    case own
    /// - Parameter position: counted from 1; nil for the next one.
    case value(FormatSpecifier, position: Int?)
    /// `%#@name@`.
    case variable(String, position: Int?)
  }

  private let bytes: [UInt8]
  private let hasOwn: Bool
  private var at = 0

  /// - Parameter hasOwn: whether `%arg` stands for something.
  init(_ format: String, hasOwn: Bool) {
    bytes = Array(format.utf8)
    self.hasOwn = hasOwn
  }

  private static let percent = UInt8(ascii: "%")
  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp".utf8)
  private static let lengths = Set("hlqLzjt".utf8)
  private static let flags = Set("-+ #0'".utf8)

  mutating func next() -> Piece? {
    guard at < bytes.count else { return nil }
    if bytes[at] == Self.percent {
      if let piece = special() { return piece }
      at += 1
      return .literal("%")
    }
    let start = at
    at = bytes[at...].firstIndex(of: Self.percent) ?? bytes.count
    return .literal(text(start..<at))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// What begins with the percent sign here; nil where it is text.
  private mutating func special() -> Piece? {
    var end = at + 1
    if byte(end) == Self.percent {
      at = end + 1
      return .literal("%")
    }
    if hasOwn, bytes[end...].starts(with: "arg".utf8) {
      at = end + 3
      return .own
    }
    var position: Int?
    let digits = number(from: end)
    if let digits, byte(digits.end) == UInt8(ascii: "$"), digits.value > 0 {
      position = digits.value
      end = digits.end + 1
    }
    if byte(end) == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: "@") {
      guard let stop = bytes[(end + 2)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
      at = stop + 1
      return .variable(text(end + 2..<stop), position: position)
    }
    let start = end
    while Self.flags.contains(byte(end)) { end += 1 }
    if let width = number(from: end) { end = width.end }
    if byte(end) == UInt8(ascii: ".") { end = number(from: end + 1)?.end ?? end + 1 }
    let modifiers = start..<end
    while Self.lengths.contains(byte(end)) { end += 1 }
    // A space makes words of what is meant as text: "50% done".
    guard Self.conversions.contains(byte(end)), !bytes[modifiers].contains(UInt8(ascii: " ")) else { return nil }
    let specifier = FormatSpecifier(
      text: "%" + text(start..<end + 1), modifiers: text(modifiers), conversion: Character(Unicode.Scalar(byte(end))))
    at = end + 1
    return .value(specifier, position: position)
  }

  /// A number of at most four digits.
  private func number(from start: Int) -> (value: Int, end: Int)? {
    var (value, end) = (0, start)
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(end)), end - start < 4 {
      value = value * 10 + Int(byte(end) - UInt8(ascii: "0"))
      end += 1
    }
    return end == start ? nil : (value, end)
  }
}
