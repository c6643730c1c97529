import TraceAnalysis

/// The arrows of a trace: from a write to each body that ran because of it, and from a cause to each of its writes.
///
/// Each arrow has its own number, so that other tools count one arrow for each effect.
struct WriteFlows {
  /// The most arrows from one write. More could neither be drawn nor understood.
  static let limit = 1_000_000

  private let starts: [Int32]
  private let effects: [Int32]
  private let writes: [Int32]
  private let writeStarts: [Int32]

  init(_ trace: Trace) {
    (starts, effects) = Self.grouped(trace.updates.rootWrite, groups: trace.writes.count) {
      trace.updates.kind[$0].isBody
    }
    (writeStarts, writes) = Self.grouped(trace.writes.map { Int32($0.cause) }, groups: trace.causes.count)
  }

  /// The bodies that ran because of a write, in order of time.
  func updates(of write: Int) -> ArraySlice<Int32> {
    effects[Int(starts[write])..<Int(starts[write + 1])].prefix(Self.limit)
  }

  /// The writes of a cause, in order of time.
  func writes(of cause: Int) -> ArraySlice<Int32> {
    writes[Int(writeStarts[cause])..<Int(writeStarts[cause + 1])].prefix(Self.limit)
  }

  /// The lowest bit distinguishes arrows to bodies from arrows to writes.
  static func number(toUpdate update: Int) -> UInt64 { UInt64(update) << 1 | 1 }
  static func number(toWrite write: Int) -> UInt64 { UInt64(write) << 1 + 2 }

  /// The indices of `keys`, sorted by key (counting sort). Those of group `i` are `members[starts[i]..<starts[i + 1]]`.
  private static func grouped(
    _ keys: [Int32], groups: Int, where includes: (Int) -> Bool = { _ in true }
  ) -> (starts: [Int32], members: [Int32]) {
    var starts = [Int32](repeating: 0, count: groups + 1)
    func isMember(_ index: Int) -> Bool { keys[index] >= 0 && includes(index) }
    for index in keys.indices where isMember(index) { starts[Int(keys[index]) + 1] += 1 }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    var next = starts
    var members = [Int32](repeating: 0, count: Int(starts[groups]))
    for index in keys.indices where isMember(index) {
      members[Int(next[Int(keys[index])])] = Int32(index)
      next[Int(keys[index])] += 1
    }
    return (starts, members)
  }
}

extension UpdateKind {
  /// Whether code of the program ran: a view's body, or the drawing of a representable view or a canvas.
  var isBody: Bool { self == .body || self == .representable }
}
