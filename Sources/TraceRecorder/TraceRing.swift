import Synchronization

/// The records of one thread: that thread appends, whoever drains removes, and neither waits for the other.
///
/// Invariants: `tail <= head <= tail + capacity`; only the owner moves `head`, only the drainer moves `tail`. Both count
/// records since the start; the record `n` lies at `n & mask`.
struct TraceRing: ~Copyable {
  /// The owner's `pthread_self()`, 0 while free. A thread that gets a dead one's number goes on in its ring.
  let owner = Atomic<UInt>(0)
  let head = Atomic<Int>(0)
  let drops = Atomic<Int>(0)
  let records: UnsafeMutablePointer<TraceRecord>
  let mask: Int
  /// The drainer's counter, a cache line away from the owner's.
  private let padding: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
  let tail = Atomic<Int>(0)

  /// - Precondition: `capacity` is a power of two.
  init(capacity: Int) {
    records = .allocate(capacity: capacity)
    mask = capacity - 1
  }

  deinit { records.deallocate() }

  /// Appends a record, or counts a drop when the ring is full. Only for the owner.
  @inline(__always)
  borrowing func append(_ record: TraceRecord) {
    let index = head.load(ordering: .relaxed)
    if index - tail.load(ordering: .acquiring) > mask {
      drops.wrappingAdd(1, ordering: .relaxed)
      return
    }
    (records + (index & mask)).initialize(to: record)
    head.store(index + 1, ordering: .releasing)
  }

  /// Moves the records so far to `output`, oldest first. Only for one thread at a time.
  borrowing func drain(into output: inout [TraceRecord]) {
    let end = head.load(ordering: .acquiring)
    for index in tail.load(ordering: .relaxed)..<end { output.append(records[index & mask]) }
    tail.store(end, ordering: .releasing)
  }
}
