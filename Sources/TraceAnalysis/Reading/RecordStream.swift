import TraceFormat

/// The state of reading the records of one ring: the open spans, and the stack being read.
struct RecordStream {
  /// A span whose end has not come yet.
  struct OpenSpan {
    var kind: TraceKind
    var id: UInt32
    /// The index of the span in its table.
    var index: Int
    /// The next outer open span of the same kind; -1 for none.
    var previousOfKind: Int
  }

  /// What the stack that is being read belongs to.
  enum StackOwner { case none, sample(Int), write(Int) }

  /// Spans that nest deeper are left out.
  static let depthLimit = 4096
  /// How many addresses of a stack are kept.
  static let stackLimit = 512

  let number: UInt32
  /// The time of the latest record. It never goes back.
  private(set) var ticks: Int64 = 0
  /// The time of the record before.
  private(set) var previousTicks: Int64 = 0
  private(set) var open: [OpenSpan] = []
  /// The innermost open span of each kind; -1 for none.
  private var innermost = [Int](repeating: -1, count: TraceKind.spanLimit)

  var stackOwner = StackOwner.none
  /// The stack being read, innermost address first.
  private(set) var addresses: [UInt64] = []
  /// How many addresses the stack should have. More may follow that belong to a lost record.
  private var addressLimit = 0

  /// The transaction that updates belong to now; -1 for none.
  var transaction = -1
  /// The latest write that reached the graph since the last frame; -1 for none.
  var appliedWrite = -1

  init(number: UInt32) {
    self.number = number
  }

  mutating func advance(to time: UInt64) {
    previousTicks = ticks
    ticks = max(ticks, Int64(clamping: time))
  }

  /// Moves on to `ticks` if that is later than now.
  mutating func advance(beyond ticks: Int64) { self.ticks = max(self.ticks, ticks) }

  // MARK: Spans

  func innermost(_ kind: TraceKind) -> OpenSpan? {
    let index = innermost[Int(kind.rawValue)]
    return index < 0 ? nil : open[index]
  }

  /// The position of the innermost open span of `kind` with `id`. Examines a limited number of spans.
  func find(_ kind: TraceKind, id: UInt32) -> Int? {
    var index = innermost[Int(kind.rawValue)]
    var steps = 256
    while index >= 0, steps > 0 {
      if open[index].id == id { return index }
      index = open[index].previousOfKind
      steps -= 1
    }
    return nil
  }

  /// Position of the innermost open span of `kind`.
  func position(_ kind: TraceKind) -> Int? {
    let index = innermost[Int(kind.rawValue)]
    return index < 0 ? nil : index
  }

  var isFull: Bool { open.count >= Self.depthLimit }

  mutating func push(_ kind: TraceKind, id: UInt32, index: Int) {
    let previous = innermost[Int(kind.rawValue)]
    innermost[Int(kind.rawValue)] = open.count
    open.append(OpenSpan(kind: kind, id: id, index: index, previousOfKind: previous))
  }

  /// Removes the innermost open span.
  mutating func pop() -> OpenSpan {
    let span = open.removeLast()
    innermost[Int(span.kind.rawValue)] = span.previousOfKind
    return span
  }

  // MARK: Stacks

  /// - Parameters:
  ///   - address: the innermost address; 0 if it comes with the others.
  ///   - limit: how many addresses the stack has.
  mutating func beginStack(of owner: StackOwner, innermost address: UInt64 = 0, limit: Int = stackLimit) {
    stackOwner = owner
    addressLimit = min(limit, Self.stackLimit)
    addresses.removeAll(keepingCapacity: true)
    if address != 0 { addresses.append(address) }
  }

  /// Adds the addresses of a stack record. Ignores it if the record before has no stack.
  mutating func continueStack(_ record: TraceRecord) {
    if case .none = stackOwner { return }
    guard addresses.count + record.addressCount <= addressLimit else { return }
    record.appendAddresses(to: &addresses)
  }
}
