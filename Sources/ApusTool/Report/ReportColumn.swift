/// A column of integers as bytes that compress well: little-endian base-128 numbers, with seven bits in a byte.
struct ReportColumn: Sendable {
  /// How numbers are transformed; the page reverses it.
  enum Coding: String, Sendable {
    /// Not at all; the numbers are never negative.
    case plain
    /// The sign goes to the lowest bit.
    case signed
    /// The difference from the number before, with its sign in the lowest bit.
    case delta
  }

  let name: String
  let coding: Coding
  private(set) var count = 0
  private(set) var bytes: [UInt8] = []
  private var last: Int64 = 0

  init(_ name: String, _ coding: Coding, capacity: Int = 0) {
    (self.name, self.coding) = (name, coding)
    bytes.reserveCapacity(capacity * 2)
  }

  init(_ name: String, _ coding: Coding, _ values: some Collection<some BinaryInteger>) {
    self.init(name, coding, capacity: values.count)
    for value in values { append(Int64(truncatingIfNeeded: value)) }
  }

  mutating func append(_ value: Int64) {
    count += 1
    switch coding {
    case .plain: appendNumber(UInt64(max(0, value)))
    case .signed: appendNumber(Self.zigzag(value))
    case .delta:
      appendNumber(Self.zigzag(value &- last))
      last = value
    }
  }

  private mutating func appendNumber(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private static func zigzag(_ value: Int64) -> UInt64 { UInt64(bitPattern: (value << 1) ^ (value >> 63)) }
}
