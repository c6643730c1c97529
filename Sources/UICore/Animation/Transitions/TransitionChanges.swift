import AttributeGraph

/// The phases that one update of a container's children moves, to be applied together once they have been shown as they
/// were: only a change can be animated.
struct TransitionChanges {
  let isAnimated: Bool
  /// What goes, and which of its turns this is.
  var leaving: [(child: DynamicChild, turn: Int)] = []
  private var phases: [(attribute: Attribute<TransitionPhase>, phase: TransitionPhase)] = []
  private let viewGraph: ViewGraph?
  private var transaction = Transaction()

  /// Changes of a list whose rows come and go at once.
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

  mutating func set(_ attribute: Attribute<TransitionPhase>?, to phase: TransitionPhase) {
    if let attribute { phases.append((attribute, phase)) }
  }

  /// - Parameter children: the attribute to run again once what leaves has left.
  func commit(children: AttributeID) {
    guard let viewGraph, !phases.isEmpty else { return }
    var transaction = transaction
    // The change that asked for the transitions is complete when they are.
    let hold = CompletionHold(transaction.completions)
    if !leaving.isEmpty {
      let leaving = leaving
      transaction.completions.append(
        AnimationCompletion(.removed) { [weak viewGraph] in
          var isAnyGone = false
          for (child, turn) in leaving { isAnyGone = child.didLeave(turn) || isAnyGone }
          if isAnyGone { viewGraph?.enqueueRemoval(children) }
        })
    }
    viewGraph.enqueue(
      PhaseWrite(phases: phases, graph: viewGraph.graph, hold: hold), transaction: transaction, path: nil)
  }
}

/// Keeps completions from running before the changes are made that they wait for.
private final class CompletionHold {
  private let completions: [AnimationCompletion]
  init(_ completions: [AnimationCompletion]) {
    self.completions = completions
    completions.forEach { $0.begin() }
  }
  deinit { completions.forEach { $0.end() } }
}

private final class PhaseWrite: PendingWrite {
  private let phases: [(attribute: Attribute<TransitionPhase>, phase: TransitionPhase)]
  private let graph: Graph
  private let hold: CompletionHold

  init(
    phases: [(attribute: Attribute<TransitionPhase>, phase: TransitionPhase)], graph: Graph, hold: CompletionHold
  ) {
    (self.phases, self.graph, self.hold) = (phases, graph, hold)
  }

  func applyWrite() {
    for (attribute, phase) in phases where graph.isAlive(attribute.id) { graph.write(attribute, phase) }
  }
}
