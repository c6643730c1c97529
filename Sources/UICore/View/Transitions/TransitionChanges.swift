import AttributeGraph

/// The phase changes of one update of a container's children. They are written after the update, when the old phases
/// have been shown, because only a change can be animated.
struct TransitionChanges {
  let isAnimated: Bool
  /// The views that leave, each with its turn.
  var leaving: [(child: DynamicChild, turn: Int)] = []
  private var phases: [PhaseChange] = []
  private let viewGraph: ViewGraph?
  private(set) var transaction = Transaction()

  /// Changes for a list without transitions.
  init() {
    isAnimated = false
    viewGraph = nil
  }

  init(isAnimated: Bool, inputs: _ViewInputs) {
    let graph = inputs.graph
    viewGraph = inputs.viewGraph
    transaction = graph.withoutTracking { graph.read(inputs.base.transaction) }
    self.isAnimated = isAnimated && !transaction.isEmpty && transaction.effectiveAnimation != nil
  }

  /// - Parameter subgraph: the attribute's subgraph.
  mutating func set(_ attribute: Attribute<TransitionPhase>?, to phase: TransitionPhase, in subgraph: Subgraph) {
    if let attribute { phases.append(PhaseChange(attribute: attribute, phase: phase, subgraph: subgraph)) }
  }

  /// - Parameters:
  ///   - children: the attribute to invalidate when the leaving views are gone.
  ///   - container: the subgraph of `children`.
  func commit(children: AttributeID, in container: Subgraph) {
    guard let viewGraph, !phases.isEmpty else { return }
    var transaction = transaction
    // The update's completions wait for the transitions.
    let hold = CompletionHold(transaction.completions)
    if !leaving.isEmpty {
      let leaving = leaving
      transaction.completions.append(
        AnimationCompletion(.removed, isObsolete: { leaving.allSatisfy { !$0.child.isLeaving($0.turn) } }) {
          [reference = viewGraph.reference] in
          var isAnyGone = false
          for (child, turn) in leaving { isAnyGone = child.didLeave(turn) || isAnyGone }
          if isAnyGone, !container.isRemoved { reference.viewGraph?.enqueueInvalidation(of: children, in: container) }
        })
    }
    viewGraph.enqueue(
      PhaseWrite(phases: phases, graph: viewGraph.graph, hold: hold), transaction: transaction, path: nil)
  }
}

/// Delays completions until the changes are made for which they wait.
private final class CompletionHold {
  private let completions: [AnimationCompletion]
  init(_ completions: [AnimationCompletion]) {
    self.completions = completions
    completions.forEach { $0.begin() }
  }
  deinit { completions.forEach { $0.end() } }
}

private struct PhaseChange {
  let attribute: Attribute<TransitionPhase>
  let phase: TransitionPhase
  let subgraph: Subgraph
}

private final class PhaseWrite: PendingWrite {
  private let phases: [PhaseChange]
  private let graph: Graph
  private let hold: CompletionHold

  init(phases: [PhaseChange], graph: Graph, hold: CompletionHold) {
    (self.phases, self.graph, self.hold) = (phases, graph, hold)
  }

  func applyWrite() {
    for change in phases where !change.subgraph.isRemoved { graph.write(change.attribute, change.phase) }
  }
}
