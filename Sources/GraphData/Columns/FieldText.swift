/// Numbers and dates in text, from bytes.
enum FieldText {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The decimal number that all of `bytes` spell, correctly rounded; `nil` if they are not a number.
  static func number(_ bytes: Bytes) -> Double? {
    var index = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { index = 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var fraction = 0
    var isFraction = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
        if digits < 19 { mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0")) }
        digits += 1
        if isFraction { fraction += 1 }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    // The quotient of two exact numbers is correctly rounded. The library parses everything else.
    if index == bytes.count, digits < 19, mantissa < 1 << 53, fraction < powers.count {
      let value = Double(mantissa) / powers[fraction]
      return isNegative ? -value : value
    }
    let isExponent = index < bytes.count && bytes[index] | 0x20 == UInt8(ascii: "e")
    guard index == bytes.count || isExponent else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether `bytes` are a common notation for a missing value.
  static func isNull(_ bytes: Bytes) -> Bool {
    if bytes.isEmpty { return true }
    guard bytes.count <= 4 else { return false }
    return ["-", "na", "n/a", "nan", "null", "none", "nil"].contains(
      String(decoding: bytes, as: UTF8.self).lowercased())
  }

  /// Seconds since 1970 of a date with an optional time: `2024-02-29`, `2024-02-29T12:30:05.25+01:00`,
  /// `2024-02-29 12:30`, and `2/29/2024` with the month first. UTC where no zone is named; `nil` for anything else.
  static func date(_ bytes: Bytes) -> Double? {
    var scanner = DateScanner(bytes: bytes)
    return scanner.date()
  }

  /// Days from 1970-01-01 to a date of the Gregorian calendar.
  static func days(year: Int, month: Int, day: Int) -> Int {
    // Years begin in March, so that the leap day is the last day. Any five months from March on have 153 days.
    let year = month <= 2 ? year - 1 : year
    let month = month <= 2 ? month + 9 : month - 3
    let era = Int((Double(year) / 400).rounded(.down))
    let yearOfEra = year - era * 400
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + (153 * month + 2) / 5 + day - 1
    return era * 146_097 + dayOfEra - 719_468
  }
}
