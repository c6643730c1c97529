import Testing

@testable import AttributeGraph

/// Each check of `checkInvariants` stops the program, shown on a graph that is damaged in that one way.
@Suite struct InvariantTests {
  /// A source, a cutoff that reads it, and a rule that reads the cutoff.
  private struct Chain {
    let graph = Graph()
    let source: UInt32
    let middle: UInt32
    let end: UInt32

    init() {
      let first = graph.source(1)
      let second = graph.cutoff { $0.read(first) }
      let third = graph.compute { $0.read(second) }
      (source, middle, end) = (first.id.index, second.id.index, third.id.index)
      _ = graph.read(third)
    }

    subscript(_ index: UInt32) -> UnsafeMutablePointer<Node> { graph.nodes + Int(index) }
  }

  enum Damage: String, Codable, CaseIterable {
    case none, update, zero, updating, removed, unmarked, changed, future
    case cutoff, missing, stale, twice, counted, uncounted

    /// What the message says; nil where the graph is as it should be.
    var message: String? {
      switch self {
      case .none, .counted: nil
      case .update: "an update is under way"
      case .zero: "slot 0 is in use"
      case .updating: "is still updating"
      case .removed: "reads a removed attribute"
      case .unmarked: "is not outdated though an input is"
      case .changed: "changed after it was verified"
      case .future: "was verified in the future"
      case .cutoff: "is an outdated cutoff but not pending"
      case .missing: "misses some of its readers among its outputs"
      case .stale: "has 1 stale outputs but counted 0"
      case .twice: "twice among its inputs"
      case .uncounted: "has 2 stale outputs but counted 1"
      }
    }
  }

  private static func check(_ damage: Damage) {
    let chain = Chain()
    let graph = chain.graph
    switch damage {
    case .none: break
    case .update: graph.updateDepth = 1
    case .zero: graph.nodes[0].set(Node.isAlive)
    case .updating: chain[chain.end].pointee.set(Node.isUpdating)
    case .removed: chain[chain.source].pointee.clear(Node.isAlive)
    case .unmarked: chain[chain.source].pointee.set(Node.isOutdated)
    case .changed: chain[chain.end].pointee.changedAt = chain[chain.end].pointee.verifiedAt + 1
    case .future: chain[chain.end].pointee.verifiedAt = graph.revision + 1
    case .cutoff: chain[chain.middle].pointee.set(Node.isOutdated)
    case .missing: chain[chain.source].outputList.truncateEdges(to: 0)
    case .stale: chain[chain.source].outputList.appendEdge(chain.end, in: graph.payloads)
    case .twice: chain[chain.middle].inputList.appendEdge(chain.source, in: graph.payloads)
    case .counted, .uncounted:
      // A list that is long enough counts what is stale in it.
      let source = graph.source(0)
      for _ in 0...EdgeListLimits.noteThreshold { _ = graph.read(graph.compute { $0.read(source) }) }
      let outputs = chain[source.id.index].outputList
      for _ in 0..<(damage == .counted ? 1 : 2) { outputs.appendEdge(chain.end, in: graph.payloads) }
      outputs.note = 1
    }
    graph.checkInvariants()
  }

  @Test(arguments: Damage.allCases.filter { $0.message == nil }) func aSoundGraphPasses(_ damage: Damage) {
    Self.check(damage)
  }

  @Test(arguments: Damage.allCases.filter { $0.message != nil }) func damageStops(_ damage: Damage) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [damage = damage as Damage] in
      Self.check(damage)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(try #require(damage.message)), "\(said.suffix(400))")
  }
}
