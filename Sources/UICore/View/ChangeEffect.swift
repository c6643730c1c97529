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

extension _GraphInputs {
  /// Calls `didChange` in the update in which `source` first has a value and in those in which it changes.
  ///
  /// User code must not run there: enqueue it with `ViewGraph.enqueueAction`.
  func addChangeEffect<Value: Equatable>(
    of source: Attribute<Value>, _ didChange: @escaping (_ old: Value?, _ new: Value) -> Void
  ) {
    let effect = graph.rule(ChangeEffect(source: source, viewGraph: viewGraph, didChange: didChange))
    viewGraph.addEffect(effect.id)
    let viewGraph = viewGraph
    graph.currentSubgraph.onRemove { viewGraph.removeEffect(effect.id) }
  }
}

extension _ViewInputs {
  /// Calls `didChange` in the update in which `source` first has a value and in those in which it changes.
  func addChangeEffect<Value: Equatable>(
    of source: Attribute<Value>, _ didChange: @escaping (_ old: Value?, _ new: Value) -> Void
  ) { base.addChangeEffect(of: source, didChange) }
}
