/// The order of folded names as people read them: `part 9` comes before `part 10`.
enum NameOrder {
  /// Less than zero if `left` comes first, zero where only leading zeros tell the names apart.
  static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    var i = 0
    var j = 0
    while i < left.count, j < right.count {
      if isDigit(left[i]), isDigit(right[j]) {
        let order = compareNumbers(left, &i, right, &j)
        if order != 0 { return order }
      } else {
        if left[i] != right[j] { return left[i] < right[j] ? -1 : 1 }
        i += 1
        j += 1
      }
    }
    return (left.count - i) - (right.count - j)
  }

  /// Numbers of any length: without leading zeros the longer one is greater, and equally long ones compare as text.
  private static func compareNumbers(
    _ left: UnsafeBufferPointer<UInt8>, _ i: inout Int, _ right: UnsafeBufferPointer<UInt8>, _ j: inout Int
  ) -> Int {
    while i < left.count, left[i] == UInt8(ascii: "0") { i += 1 }
    while j < right.count, right[j] == UInt8(ascii: "0") { j += 1 }
    var order = 0
    while true {
      let hasLeft = i < left.count && isDigit(left[i])
      let hasRight = j < right.count && isDigit(right[j])
      guard hasLeft, hasRight else { return hasLeft ? 1 : hasRight ? -1 : order }
      if order == 0 { order = Int(left[i]) - Int(right[j]) }
      i += 1
      j += 1
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
