/// Finds stacks in a ``StackTable`` by their addresses, so that equal stacks are kept once.
struct StackInterner {
  /// Indices of stacks in a hash table with open addressing; -1 means free. The count is a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 1024)
  /// The seed is random, so that no file can be made of colliding stacks.
  private let seed = UInt64.random(in: .min ... .max)

  /// The index of the stack with `addresses`, which is added if it is new. -1 for an empty stack.
  mutating func intern(_ addresses: [UInt64], in table: inout StackTable) -> Int32 {
    if addresses.isEmpty { return -1 }
    var slot = hash(addresses[...]) & (slots.count - 1)
    while slots[slot] >= 0 {
      let (start, end) = (Int(table.starts[Int(slots[slot])]), Int(table.starts[Int(slots[slot]) + 1]))
      if end - start == addresses.count, Self.areEqual(table.addresses, start, addresses) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = Int32(table.count)
    table.addresses.append(contentsOf: addresses)
    table.starts.append(Int32(table.addresses.count))
    slots[slot] = index
    if table.count * 2 > slots.count { grow(table) }
    return index
  }

  private mutating func grow(_ table: StackTable) {
    slots = Array(repeating: -1, count: slots.count * 2)
    for index in 0..<table.count {
      var slot = hash(table[index]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  private static func areEqual(_ table: [UInt64], _ start: Int, _ addresses: [UInt64]) -> Bool {
    for index in addresses.indices where table[start + index] != addresses[index] { return false }
    return true
  }

  /// Multiplies each address in and folds the product, whose upper half depends on all bits.
  private func hash(_ addresses: ArraySlice<UInt64>) -> Int {
    var sum = seed
    for address in addresses {
      let product = (sum ^ address).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      sum = product.high ^ product.low
    }
    return Int(truncatingIfNeeded: sum >> 1)
  }
}
