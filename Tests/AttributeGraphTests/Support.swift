import Testing

@testable import AttributeGraph

/// What ran, in order.
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A rule from a closure; notes its name each time it runs.
struct Compute<Value>: Rule {
  let name: String
  let log: Log?
  let body: (RuleContext<Value>) -> Value

  func value(_ context: RuleContext<Value>) -> Value {
    log?.note(name)
    return body(context)
  }
}

/// A rule from a closure at which marking stops.
struct Cutoff<Value>: Rule {
  let name: String
  let log: Log?
  let cutoff: AttributeGraph.Cutoff
  let body: (RuleContext<Value>) -> Value

  func value(_ context: RuleContext<Value>) -> Value {
    log?.note(name)
    return body(context)
  }
}

extension Graph {
  func cutoff<Value>(
    _ name: String = "", _ log: Log? = nil, _ order: AttributeGraph.Cutoff = .late,
    _ body: @escaping (RuleContext<Value>) -> Value
  ) -> Attribute<Value> {
    rule(Cutoff(name: name, log: log, cutoff: order, body: body))
  }

  func compute<Value>(
    _ name: String = "", _ log: Log? = nil, _ body: @escaping (RuleContext<Value>) -> Value
  ) -> Attribute<Value> {
    rule(Compute(name: name, log: log, body: body))
  }

  /// What `body` cost.
  func counting(_ body: () -> Void) -> Counters {
    let before = counters
    body()
    var cost = counters
    cost.created -= before.created
    cost.removed -= before.removed
    cost.run -= before.run
    cost.unchanged -= before.unchanged
    cost.checked -= before.checked
    cost.marked -= before.marked
    cost.writes -= before.writes
    cost.environmentChecks -= before.environmentChecks
    return cost
  }
}

/// The slots an attribute reads, or that read it, as the graph stores them.
extension Graph {
  func inputs(of id: AttributeID) -> [UInt32] { list((nodes + Int(id.index)).inputList) }
  func outputs(of id: AttributeID) -> [UInt32] { list((nodes + Int(id.index)).outputList) }
  private func list(_ edges: UnsafeMutablePointer<EdgeList>) -> [UInt32] {
    (0..<edges.edgeCount).map { edges.edges[$0] }
  }
}

/// Counts itself, to find what is leaked or destroyed twice.
final class Tracked {
  final class Census { var living = 0 }
  let census: Census
  let number: Int

  init(_ number: Int, _ census: Census) {
    self.number = number
    self.census = census
    census.living += 1
  }

  deinit { census.living -= 1 }
}

/// What a process that an exit test ran wrote to its standard error.
func message(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// A small deterministic generator (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
