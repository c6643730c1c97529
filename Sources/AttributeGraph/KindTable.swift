/// The numbers of a graph's kinds, by the types that they are of.
///
/// Each slot that is made asks, so keys are the types' addresses and hashing is a multiplication.
@usableFromInline
struct KindTable {
  @usableFromInline
  struct Key: Equatable {
    private let first: UInt
    private let second: UInt

    @usableFromInline
    init(rule: Any.Type) { (first, second) = (UInt(bitPattern: ObjectIdentifier(rule)), 0) }

    @usableFromInline
    init(source: Any.Type) { (first, second) = (UInt(bitPattern: ObjectIdentifier(source)), 1) }

    @usableFromInline
    init(field: Any.Type) { (first, second) = (UInt(bitPattern: ObjectIdentifier(field)), 2) }

    /// Odd numbers near 2⁶⁴ divided by the golden ratio and by the square root of 3.
    fileprivate var hash: UInt {
      let mixed = first &* 0x9E37_79B9_7F4A_7C15 &+ second &* 0x93CD_3A2C_8198_E269
      return mixed ^ mixed >> 32
    }
  }

  private var slots: [(key: Key, index: UInt32)?]
  private var count = 0

  init() { slots = Array(repeating: nil, count: 256) }

  @usableFromInline
  subscript(key: Key) -> UInt32? {
    var position = Int(truncatingIfNeeded: key.hash) & (slots.count - 1)
    while let slot = slots[position] {
      if slot.key == key { return slot.index }
      position = (position + 1) & (slots.count - 1)
    }
    return nil
  }

  mutating func insert(_ index: UInt32, for key: Key) {
    if count * 2 >= slots.count { grow() }
    var position = Int(truncatingIfNeeded: key.hash) & (slots.count - 1)
    while slots[position] != nil { position = (position + 1) & (slots.count - 1) }
    slots[position] = (key, index)
    count += 1
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: old.count * 2)
    count = 0
    for case let slot? in old { insert(slot.index, for: slot.key) }
  }
}
