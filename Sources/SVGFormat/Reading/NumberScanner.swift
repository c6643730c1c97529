/// Reads numbers with as few separators as SVG allows: `1-.5.5` are three.
struct NumberScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// All numbers of a text up to the first invalid one.
  static func all(_ text: some StringProtocol) -> [Double] {
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    while numbers.count < 100_000, let number = scanner.number() { numbers.append(number) }
    return numbers
  }

  /// The first number of a text, if it begins with one.
  static func first(_ text: some StringProtocol) -> Double? {
    var scanner = NumberScanner(text.prefix(64))
    return scanner.number()
  }

  /// Reads a letter if one comes next.
  mutating func letter() -> UInt8? {
    skip()
    guard place < bytes.count, (65...90).contains(bytes[place]) || (97...122).contains(bytes[place]) else { return nil }
    place += 1
    return bytes[place - 1]
  }

  var hasNumber: Bool {
    var copy = self
    return copy.number() != nil
  }

  /// Reads `count` numbers; nil if there are fewer.
  mutating func take(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Reads `0` or `1`; no separator needs to follow.
  mutating func flag() -> Bool? {
    skip()
    guard place < bytes.count, bytes[place] == 48 || bytes[place] == 49 else { return nil }
    place += 1
    return bytes[place - 1] == 49
  }

  mutating func number() -> Double? {
    skip()
    let start = place
    var (hasPoint, hasExponent, hasDigit) = (false, false, false)
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case 48...57: hasDigit = true
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { return value(start) }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard hasDigit, !hasExponent, place + 1 < bytes.count, bytes[place + 1] < 58 else { return value(start) }
        hasExponent = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if place > start, bytes[place - 1] | 32 != UInt8(ascii: "e") { return value(start) }
      default: return value(start)
      }
      place += 1
    }
    return value(start)
  }

  private mutating func value(_ start: Int) -> Double? {
    // Larger than any drawing, and its square does not overflow.
    if let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), abs(number) < 1e9 { return number }
    place = start
    return nil
  }

  private mutating func skip() {
    while place < bytes.count, bytes[place] == 32 || bytes[place] == 44 || (9...13).contains(bytes[place]) {
      place += 1
    }
  }
}
