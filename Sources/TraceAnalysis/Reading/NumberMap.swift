/// Values by number, for numbers that are mostly small. Numbers below `limit` are in an array, others in a dictionary,
/// so that one absurd number in a file does not cost memory for all numbers below it.
struct NumberMap<Value> {
  private let limit: Int
  private let none: Value
  private var dense: [Value] = []
  private var sparse: [UInt32: Value] = [:]

  /// - Parameters:
  ///   - none: the value of numbers that were never set.
  ///   - limit: numbers from here on are in the dictionary.
  init(none: Value, limit: Int) {
    (self.none, self.limit) = (none, limit)
  }

  subscript(number: UInt32) -> Value {
    @inline(__always) get {
      let index = Int(number)
      if index < dense.count { return dense[index] }
      return index < limit ? none : sparse[number] ?? none
    }
    @inline(__always) set {
      let index = Int(number)
      if index < dense.count {
        dense[index] = newValue
      } else {
        grow(number, newValue)
      }
    }
  }

  @inline(never)
  private mutating func grow(_ number: UInt32, _ value: Value) {
    let index = Int(number)
    guard index < limit else {
      sparse[number] = value
      return
    }
    let count = min(limit, max(index + 1, 2 * dense.count, 64))
    dense.append(contentsOf: repeatElement(none, count: count - dense.count))
    dense[index] = value
  }
}
