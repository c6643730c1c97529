#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
internal import CTraceClock
import Synchronization

/// Records what the passes of a frame do, at about 10 ns a record and under 1 ns while off.
///
/// Every thread appends to a ring of its own: recording takes no lock and allocates nothing. A full ring drops records,
/// and so does a thread for which no ring is left; ``drops`` counts them. A recorder is off until ``isEnabled`` is set.
/// There is no shared one: whoever records is handed a recorder.
public final class TraceRecorder: Sendable {
  @usableFromInline let enabled = Atomic<Bool>(false)
  private let rings: TraceRings
  private let ringlessDrops = Atomic<Int>(0)
  private let start = TraceInstant.now()
  /// Serial number of the update that the main thread runs, 0 outside of updates. Whoever runs updates sets it; a
  /// sampler reads it from a signal handler on the main thread.
  public nonisolated(unsafe) let currentUpdate = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)

  /// - Parameters:
  ///   - capacity: records that a thread's ring holds until they are drained, rounded up to a power of two. The system
  ///     gives memory, 32 bytes a record, as records are first written.
  ///   - threadLimit: how many threads can record, from 1 to 255.
  public init(capacity: Int = 1 << 16, threadLimit: Int = 16) {
    guard capacity > 0 && capacity <= 1 << 30 else {
      fatalError("a trace ring holds between 1 and 2³⁰ records, not \(capacity)")
    }
    guard (1...255).contains(threadLimit) else {
      fatalError("a recorder serves between 1 and 255 threads, not \(threadLimit)")
    }
    var rounded = 1
    while rounded < capacity { rounded *= 2 }
    rings = TraceRings(count: threadLimit, capacity: rounded)
    currentUpdate.initialize(to: 0)
  }

  deinit { currentUpdate.deallocate() }

  /// Whether records are kept. A span during which this changes keeps only one of its ends.
  @inlinable
  public var isEnabled: Bool {
    get {
      // `./bench recorder` compares with a program in which this question is compiled away.
      #if APUS_NO_TRACING
        false
      #else
        enabled.load(ordering: .relaxed)
      #endif
    }
    set { enabled.store(newValue, ordering: .relaxed) }
  }

  // MARK: Recording

  /// Opens a span.
  @inlinable @inline(__always)
  public func begin(
    _ kind: TraceKind, id: UInt32 = 0, type: Any.Type? = nil, cause: UInt32 = 0, value: UInt32 = 0, detail: UInt8 = 0
  ) {
    if isEnabled { record(kind, .begin, id, Self.address(of: type), cause, value, detail) }
  }

  /// Closes the span that the same thread opened last.
  @inlinable @inline(__always)
  public func end(_ kind: TraceKind, id: UInt32 = 0, value: UInt32 = 0, detail: UInt8 = 0) {
    if isEnabled { record(kind, .end, id, 0, 0, value, detail) }
  }

  /// Records something without duration.
  @inlinable @inline(__always)
  public func instant(
    _ kind: TraceKind, id: UInt32 = 0, type: Any.Type? = nil, cause: UInt32 = 0, value: UInt32 = 0, detail: UInt8 = 0
  ) {
    if isEnabled { record(kind, .instant, id, Self.address(of: type), cause, value, detail) }
  }

  /// Records a write with the stack of the code that writes, in about 100 ns.
  public func write(id: UInt32, attribute: UInt32, cause: UInt32, property: UInt32, detail: UInt8) {
    guard isEnabled else { return }
    record(.write, .instant, id, UInt64(attribute), cause, property, detail)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.stackLimit) { addresses in
      let count = Int(apus_trace_stack(addresses.baseAddress, Int32(Self.stackLimit)))
      guard let start = addresses.baseAddress, let (thread, ring) = rings.mine() else { return }
      for first in stride(from: 0, to: count, by: TraceRecord.addressLimit) {
        let part = UnsafeBufferPointer(start: start + first, count: min(TraceRecord.addressLimit, count - first))
        ring.pointee.append(TraceRecord(addresses: part, thread: thread))
      }
    }
  }

  /// How many addresses of a write's stack are kept.
  static let stackLimit = 48

  /// Records a remark of the program itself.
  @inlinable @inline(__always)
  public func marker(_ text: StaticString, id: UInt32 = 0) {
    if isEnabled { record(.marker, .instant, id, UInt64(UInt(bitPattern: text.utf8Start)), 0, 0, 0) }
  }

  @inlinable @inline(__always)
  static func address(of type: Any.Type?) -> UInt64 { UInt64(unsafeBitCast(type, to: UInt.self)) }

  @usableFromInline @inline(never)
  func record(
    _ kind: TraceKind, _ phase: TracePhase, _ id: UInt32, _ reference: UInt64, _ cause: UInt32, _ value: UInt32,
    _ detail: UInt8
  ) {
    guard let (thread, ring) = rings.mine() else {
      ringlessDrops.wrappingAdd(1, ordering: .relaxed)
      return
    }
    ring.pointee.append(
      TraceRecord(
        time: apus_trace_ticks(), reference: reference, kind: kind, phase: phase, detail: detail, thread: thread,
        id: id, cause: cause, value: value))
  }

  // MARK: Reading

  /// Hands out what was recorded so far and frees its place: the records of each thread in order, in one or more parts.
  /// Threads may go on recording meanwhile, but only one thread may drain.
  public func drain(_ body: (_ thread: UInt8, _ records: UnsafeBufferPointer<TraceRecord>) -> Void) {
    for index in 0..<rings.count {
      rings[index].pointee.drain { body(UInt8(truncatingIfNeeded: index), $0) }
    }
  }

  /// Takes out what was recorded so far on all threads, oldest first, without stacks.
  public func drain() -> [TraceRecord] {
    var output: [TraceRecord] = []
    drain { _, records in for record in records where record.kind != .stack { output.append(record) } }
    output.sort { $0.time < $1.time }
    return output
  }

  /// The threads that have recorded: their numbers in records and in the system, and how many records each lost.
  public var threads: [(number: UInt8, systemID: Int, drops: Int)] {
    (0..<rings.count).compactMap { index in
      let systemID = rings[index].pointee.systemID.load(ordering: .relaxed)
      guard systemID != 0 else { return nil }
      return (UInt8(index), systemID, rings[index].pointee.drops.load(ordering: .relaxed))
    }
  }

  /// How many records were lost since the start.
  public var drops: Int {
    var total = ringlessDrops.load(ordering: .relaxed)
    for index in 0..<rings.count { total += rings[index].pointee.drops.load(ordering: .relaxed) }
    return total
  }

  /// How ticks become nanoseconds; the longer the recorder has lived, the more exact. On a new recorder this takes up
  /// to a millisecond.
  public func calibration() -> TraceCalibration {
    var now = TraceInstant.now()
    while now.nanoseconds < start.nanoseconds + 1_000_000 { now = .now() }
    return TraceCalibration(
      startTicks: start.ticks, startNanoseconds: start.nanoseconds,
      nanosecondsPerTick: Double(now.nanoseconds - start.nanoseconds) / Double(now.ticks - start.ticks))
  }
}

/// The rings of all threads, at addresses that do not change.
private final class TraceRings: @unchecked Sendable {
  let count: Int
  private let rings: UnsafeMutablePointer<TraceRing>

  init(count: Int, capacity: Int) {
    self.count = count
    rings = .allocate(capacity: count)
    for index in 0..<count { (rings + index).initialize(to: TraceRing(capacity: capacity)) }
  }

  deinit {
    rings.deinitialize(count: count)
    rings.deallocate()
  }

  subscript(index: Int) -> UnsafeMutablePointer<TraceRing> { rings + index }

  /// The calling thread's ring; the thread claims a free one with its first record. It is nearly always among the
  /// first.
  @inline(__always)
  func mine() -> (UInt8, UnsafeMutablePointer<TraceRing>)? {
    let thread = UInt(pthread_self())
    for index in 0..<count {
      let ring = rings + index
      let owner = ring.pointee.owner.load(ordering: .relaxed)
      if owner == thread { return (UInt8(truncatingIfNeeded: index), ring) }
      if owner != 0 { continue }
      let claim = ring.pointee.owner.compareExchange(expected: 0, desired: thread, ordering: .relaxed)
      if claim.exchanged { ring.pointee.systemID.store(Int(apus_trace_thread()), ordering: .relaxed) }
      if claim.exchanged { return (UInt8(truncatingIfNeeded: index), ring) }
    }
    return nil
  }
}
