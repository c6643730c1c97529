/// Reads a date from bytes, see `FieldText.date(_:)`.
struct DateScanner {
  private let bytes: FieldText.Bytes
  private var index = 0

  init(bytes: FieldText.Bytes) { self.bytes = bytes }

  mutating func date() -> Double? {
    guard let first = digits(1...4) else { return nil }
    let year: Int
    let month: Int
    let day: Int
    if skip("-") {
      guard first.length == 4, let second = digits(2...2), skip("-"), let third = digits(2...2) else { return nil }
      (year, month, day) = (first.value, second.value, third.value)
    } else if skip("/") {
      guard first.length <= 2, let second = digits(1...2), skip("/"), let third = digits(4...4) else { return nil }
      (year, month, day) = (third.value, first.value, second.value)
    } else {
      return nil
    }
    guard (1...12).contains(month), (1...Self.length(month, year)).contains(day) else { return nil }
    var seconds = Double(FieldText.days(year: year, month: month, day: day)) * 86_400
    if index < bytes.count {
      guard skip("T") || skip(" ") || skip("t"), let time = time(), let offset = zone() else { return nil }
      seconds += time - offset
    }
    return index == bytes.count ? seconds : nil
  }

  private static func length(_ month: Int, _ year: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  private mutating func time() -> Double? {
    guard let hour = digits(1...2), hour.value < 24, skip(":"), let minute = digits(2...2), minute.value < 60 else {
      return nil
    }
    var time = Double(hour.value * 3600 + minute.value * 60)
    guard skip(":") else { return time }
    // A leap second is the next minute's first.
    guard let second = digits(2...2), second.value <= 60 else { return nil }
    time += Double(second.value)
    if skip(".") || skip(",") {
      guard let fraction = digits(1...9) else { return nil }
      var divisor = 1.0
      for _ in 0..<fraction.length { divisor *= 10 }
      time += Double(fraction.value) / divisor
    }
    return time
  }

  /// The zone's distance from UTC in seconds.
  private mutating func zone() -> Double? {
    if index == bytes.count || skip("Z") || skip("z") { return 0 }
    let isWest = skip("-")
    guard isWest || skip("+"), let hour = digits(2...2), hour.value < 24 else { return nil }
    var offset = hour.value * 3600
    _ = skip(":")
    if let minute = digits(2...2) {
      guard minute.value < 60 else { return nil }
      offset += minute.value * 60
    }
    return Double(isWest ? -offset : offset)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func digits(_ lengths: ClosedRange<Int>) -> (value: Int, length: Int)? {
    var value = 0
    var length = 0
    while length < lengths.upperBound, index < bytes.count, bytes[index] >= 48, bytes[index] <= 57 {
      value = value * 10 + Int(bytes[index] - 48)
      length += 1
      index += 1
    }
    return length >= lengths.lowerBound ? (value, length) : nil
  }
}
