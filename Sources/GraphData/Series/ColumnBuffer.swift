import Synchronization

/// A contiguous, append-only column of numbers that several values share.
///
/// Every value that refers to a buffer knows its own count and reads only below it. What lies below a published length
/// never changes, so readers need no lock, and a copy of a series stays what it was while another one is appended to.
///
/// Invariants: `published <= claimed <= capacity`; a slot is written once, by the one who claimed it.
final class ColumnBuffer: @unchecked Sendable {
  let base: UnsafeMutablePointer<Double>
  let capacity: Int
  /// How many slots belong to somebody. The value that moves this from its own count owns the next slot.
  private let claimed: Atomic<Int>
  /// How many slots hold their number.
  private let published: Atomic<Int>
  /// The memory's owner where it is not this buffer: the bytes of a file.
  private let owner: AnyObject?
  /// The larger copy that the first value to outgrow this buffer has made, so that those who share it keep sharing.
  private let successor = Mutex(WeakReference())

  /// The steps between the numbers, once somebody asks.
  private let stepTree = Mutex<StepTree?>(nil)

  private struct WeakReference: ~Copyable {
    weak var buffer: ColumnBuffer?
  }

  /// An empty buffer; its memory costs nothing before it is written.
  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    claimed = Atomic(0)
    published = Atomic(0)
    owner = nil
  }

  /// A full buffer over memory that `owner` keeps alive and unchanged.
  init(borrowing base: UnsafePointer<Double>, count: Int, owner: AnyObject) {
    self.base = UnsafeMutablePointer(mutating: base)
    capacity = count
    claimed = Atomic(count)
    published = Atomic(count)
    self.owner = owner
  }

  deinit {
    if owner == nil { base.deallocate() }
  }

  /// A buffer that `body` fills; it returns how many numbers it wrote.
  convenience init(capacity: Int, filledBy body: (UnsafeMutableBufferPointer<Double>) throws -> Int) rethrows {
    self.init(capacity: capacity)
    let count = try body(UnsafeMutableBufferPointer(start: base, count: self.capacity))
    guard count >= 0 && count <= self.capacity else {
      fatalError("a column of \(self.capacity) numbers was filled with \(count)")
    }
    claimed.store(count, ordering: .relaxed)
    published.store(count, ordering: .releasing)
  }

  /// A buffer that holds a copy of `values`.
  convenience init(copying values: some Collection<Double>) {
    self.init(capacity: values.count) { buffer in buffer.initialize(fromContentsOf: values) }
  }

  /// Writes `value` at `index` if nobody has claimed that slot.
  func append(_ value: Double, at index: Int) -> Bool {
    guard index < capacity,
      claimed.compareExchange(expected: index, desired: index + 1, ordering: .acquiringAndReleasing).exchanged
    else { return false }
    (base + index).initialize(to: value)
    // Slots are claimed in order, so all below this one are published as soon as this one may be.
    published.store(index + 1, ordering: .releasing)
    return true
  }

  /// Whether the slot at `index` holds exactly `value`, written by whomever.
  func holds(_ value: Double, at index: Int) -> Bool {
    index < published.load(ordering: .acquiring) && base[index] == value
  }

  /// The steps between the first `count` numbers. The buffer must outlive what is returned.
  func steps(count: Int) -> StepTree {
    stepTree.withLock { tree in
      let steps = tree ?? StepTree(values: base, capacity: capacity)
      tree = steps
      steps.prepare(count: count)
      return steps
    }
  }

  /// A buffer of at least twice the size with the first `count` numbers; those who share this one and come later get
  /// the same one where `isShared` says so.
  func grown(count: Int, isShared: Bool) -> ColumnBuffer {
    let size = Swift.max(16, count + count)
    guard isShared else { return copy(count: count, capacity: size) }
    return successor.withLock { reference in
      // A successor was made at the end of this buffer: with fewer numbers the two would differ.
      if count == capacity, let buffer = reference.buffer { return buffer }
      let buffer = copy(count: count, capacity: size)
      if count == capacity { reference.buffer = buffer }
      return buffer
    }
  }

  private func copy(count: Int, capacity: Int) -> ColumnBuffer {
    ColumnBuffer(capacity: capacity) { buffer in
      buffer.baseAddress!.initialize(from: base, count: count)
      return count
    }
  }
}
