/// Updates as columns, in the order in which they began. Traces hold millions of them.
public struct UpdateTable: Sendable {
  public var start: [Int64] = []
  /// Nanoseconds.
  public var duration: [Int64] = []
  public var kind: [UpdateKind] = []
  public var outcome: [UpdateOutcome] = []
  /// Index into `instances`.
  public var instance: [Int32] = []
  /// Index into `types`.
  public var type: [Int32] = []
  /// Index into `transactions`, -1 for none.
  public var transaction: [Int32] = []
  /// The cause, packed. Read it with ``cause(of:)``.
  public var packedCause: [Int32] = []
  /// The write at the beginning of its chain of causes; -1 if there is none.
  public var rootWrite: [Int32] = []
  /// Whether it is the first run of its instance.
  public var isCreation: [Bool] = []

  public init() {}

  public var count: Int { start.count }
  public var indices: Range<Int> { 0..<start.count }

  public func cause(of index: Int) -> UpdateCause { UpdateCause(packed: packedCause[index]) }

  public mutating func append(
    start: Int64, duration: Int64, kind: UpdateKind = .body, outcome: UpdateOutcome = .changed, instance: Int,
    type: Int,
    transaction: Int = -1, cause: UpdateCause = .none, rootWrite: Int = -1, isCreation: Bool = false
  ) {
    self.start.append(start)
    self.duration.append(duration)
    self.kind.append(kind)
    self.outcome.append(outcome)
    self.instance.append(Int32(instance))
    self.type.append(Int32(type))
    self.transaction.append(Int32(transaction))
    packedCause.append(cause.packed)
    self.rootWrite.append(Int32(rootWrite))
    self.isCreation.append(isCreation)
  }
}

/// The nearest cause of an update.
public enum UpdateCause: Hashable, Sendable {
  case none
  /// Another update whose new value this one reads. On an instance's first run, the update of the body that made it.
  case update(Int)
  case write(Int)

  var packed: Int32 {
    switch self {
    case .none: -1
    case .update(let index): Int32(index) << 1
    case .write(let index): Int32(index) << 1 | 1
    }
  }

  init(packed: Int32) {
    self = packed < 0 ? .none : packed & 1 == 0 ? .update(Int(packed >> 1)) : .write(Int(packed >> 1))
  }
}

/// Samples as columns, by time.
public struct SampleTable: Sendable {
  public var time: [Int64] = []
  public var thread: [UInt8] = []
  /// The update that was running; -1 for none.
  public var update: [Int32] = []
  /// Index of the stack in a ``StackTable``.
  public var stack: [Int32] = []
  /// Microseconds of processor time since the thread's last sample. If much more time has passed, the thread was
  /// blocked.
  public var processorTime: [UInt32] = []

  public init() {}
  public var count: Int { time.count }
  public var indices: Range<Int> { 0..<time.count }
}

/// The distinct stacks of return addresses, innermost first, and the names of the addresses.
public struct StackTable: Sendable {
  /// Addresses of all stacks, one after another; stack `i` is `addresses[starts[i]..<starts[i + 1]]`.
  public var addresses: [UInt64] = []
  public var starts: [Int32] = [0]
  /// The functions at an address, the innermost inlined one first. Absent if symbols do not say.
  public var symbols: [UInt64: [StackFrame]] = [:]

  public init() {}
  public var count: Int { starts.count - 1 }

  public subscript(stack: Int) -> ArraySlice<UInt64> { addresses[Int(starts[stack])..<Int(starts[stack + 1])] }

  /// The functions of a stack, innermost first, inlined ones included.
  public func frames(of stack: Int) -> [StackFrame] {
    self[stack].flatMap { address in
      symbols[address] ?? [StackFrame(function: "0x" + String(address, radix: 16), module: "", location: nil)]
    }
  }
}

/// A function that was running, or that waited for a function it had called.
public struct StackFrame: Sendable, Hashable {
  /// The demangled name: `LandmarksViews.SharedLandmarkRow.body.getter`.
  public var function: String
  /// File name of the executable or library.
  public var module: String
  public var location: SourceLocation?

  public init(function: String, module: String, location: SourceLocation?) {
    (self.function, self.module, self.location) = (function, module, location)
  }

  /// Whether nothing but its address is known.
  var isNameless: Bool { location == nil && function.hasPrefix("0x") }
}
