import AttributeGraph

/// Watches a value after each update and does something when it differs from the last one.
private struct ChangeEffect<Value: Equatable>: Rule {
  let source: Attribute<Value>
  unowned let viewGraph: ViewGraph
  /// The old value is `nil` the first time.
  let didChange: (_ old: Value?, _ new: Value) -> Void
  private var last: Value?

  init(source: Attribute<Value>, viewGraph: ViewGraph, didChange: @escaping (Value?, Value) -> Void) {
    self.source = source
    self.viewGraph = viewGraph
    self.didChange = didChange
  }

  mutating func value(_ context: RuleContext<Bool>) -> Bool {
    let new = context.read(source)
    if let last, last == new { return true }
    let old = last
    last = new
    context.graph.withoutTracking { didChange(old, new) }
    return true
  }
}

/// Looks at a value in the update in which it comes and in those in which it differs, as the graph compares it.
private struct ValueEffect<Value>: Rule {
  let source: Attribute<Value>
  let didChange: (Value) -> Void

  func value(_ context: RuleContext<Bool>) -> Bool {
    let value = context.read(source)
    context.graph.withoutTracking { didChange(value) }
    return true
  }
}

extension _GraphInputs {
  /// As ``addChangeEffect(of:_:)``, for values that only the graph can compare.
  func addEffect<Value>(of source: Attribute<Value>, _ didChange: @escaping (Value) -> Void) {
    keepUpToDate(graph.rule(ValueEffect(source: source, didChange: didChange)).id)
  }

  /// Calls `didChange` in the update in which `source` first has a value and in those in which it changes.
  ///
  /// User code must not run there: enqueue it with `ViewGraph.enqueueAction`.
  func addChangeEffect<Value: Equatable>(
    of source: Attribute<Value>, _ didChange: @escaping (_ old: Value?, _ new: Value) -> Void
  ) {
    let effect = graph.rule(ChangeEffect(source: source, viewGraph: viewGraph, didChange: didChange))
    keepUpToDate(effect.id)
  }

  /// Brings a value up to date with each transaction, so that it can read that of its change.
  func addTransactionReader(_ id: AttributeID) {
    viewGraph.addTransactionReader(id)
    let viewGraph = viewGraph
    graph.currentSubgraph.onRemove { viewGraph.removeTransactionReader(id) }
  }

  private func keepUpToDate(_ effect: AttributeID) {
    viewGraph.addEffect(effect)
    let viewGraph = viewGraph
    graph.currentSubgraph.onRemove { viewGraph.removeEffect(effect) }
  }
}

extension _ViewInputs {
  /// Calls `didChange` in the update in which `source` first has a value and in those in which it changes.
  package func addChangeEffect<Value: Equatable>(
    of source: Attribute<Value>, _ didChange: @escaping (_ old: Value?, _ new: Value) -> Void
  ) { base.addChangeEffect(of: source, didChange) }
}
