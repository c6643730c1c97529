/// The bytes of all names, one after the other.
///
/// A name that is not used any more leaves a hole; the owner closes the holes when they are more than what is used.
struct NameStore: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var unusedCount = 0

  var needsCompaction: Bool { unusedCount > 65_536 && unusedCount > bytes.count / 2 }

  mutating func append(_ name: some Collection<UInt8>) -> UInt32 {
    let start = UInt32(bytes.count)
    bytes.append(contentsOf: name)
    return start
  }

  mutating func release(_ count: Int) {
    unusedCount += count
  }

  mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }
}
