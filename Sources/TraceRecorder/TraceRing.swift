import Synchronization

/// The records of one thread. That thread appends, another one drains, and neither waits for the other.
///
/// Invariants: `tail <= head <= tail + capacity`; only the owner moves `head`, only the drainer moves `tail`. Both count
/// records since the start; the record `n` lies at `n & mask`.
struct TraceRing: ~Copyable {
  /// The owner's `pthread_self()`, 0 while free. The system gives numbers of ended threads to new ones, which go on in
  /// the ring.
  let owner = Atomic<UInt>(0)
  /// The owner's number in the system, 0 while free.
  let systemID = Atomic<Int>(0)
  let head = Atomic<Int>(0)
  let drops = Atomic<Int>(0)
  let records: UnsafeMutablePointer<TraceRecord>
  let mask: Int
  /// Keeps the drainer's counter off the owner's cache line.
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

  /// Hands out the records so far, oldest first, in at most two parts, then frees their places. Only one thread may
  /// drain.
  borrowing func drain(_ body: (UnsafeBufferPointer<TraceRecord>) -> Void) {
    let end = head.load(ordering: .acquiring)
    var start = tail.load(ordering: .relaxed)
    while start < end {
      let first = start & mask
      let count = min(end - start, mask + 1 - first)
      body(UnsafeBufferPointer(start: records + first, count: count))
      start += count
      tail.store(start, ordering: .releasing)
    }
  }
}
