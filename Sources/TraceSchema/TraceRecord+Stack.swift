/// A stack goes into as many records as it needs, behind the record that it belongs to.
extension TraceRecord {
  /// How many addresses one record holds.
  public static let addressLimit = 3

  /// A record of up to three addresses, innermost first.
  @inlinable
  public init(addresses: some Collection<UInt64>, thread: UInt8 = 0) {
    var rest = addresses.makeIterator()
    let (first, second, third) = (rest.next() ?? 0, rest.next() ?? 0, rest.next() ?? 0)
    self.init(
      time: first, reference: second, kind: .stack, detail: UInt8(min(addresses.count, Self.addressLimit)),
      thread: thread, cause: UInt32(truncatingIfNeeded: third), value: UInt32(truncatingIfNeeded: third >> 32))
  }

  /// The records of a stack, innermost address first.
  public static func stack(_ addresses: some Collection<UInt64>) -> [TraceRecord] {
    var records: [TraceRecord] = []
    var rest = addresses[...]
    while !rest.isEmpty {
      records.append(TraceRecord(addresses: rest.prefix(addressLimit)))
      rest = rest.dropFirst(addressLimit)
    }
    return records
  }

  /// How many addresses a stack record holds.
  @inlinable public var addressCount: Int { min(Int(detail), Self.addressLimit) }

  /// Appends the addresses of a stack record, innermost first.
  @inlinable
  public func appendAddresses(to addresses: inout [UInt64]) {
    if addressCount > 0 { addresses.append(time) }
    if addressCount > 1 { addresses.append(reference) }
    if addressCount > 2 { addresses.append(UInt64(cause) | UInt64(value) << 32) }
  }
}
