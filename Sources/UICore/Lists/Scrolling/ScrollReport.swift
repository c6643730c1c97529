import AttributeGraph

extension ScrollContext {
  /// Calls `tell`, after an update, with a value that depends on where the scroll view is: once at first, and then where it
  /// is another than that told last.
  ///
  /// What is told is what the frame shows. Where rows or an anchor keep their places, an update moves the scroll view in
  /// a round of its own, after that in which a size changed; of the round between them nothing is told.
  ///
  /// - Parameter tell: user code may run there. What was told before is nil at first.
  func addReport<Value: Equatable>(
    of value: Attribute<Value>, inputs: _ViewInputs, _ tell: @escaping (_ old: Value?, _ new: Value) -> Void
  ) {
    let (graph, viewGraph, path, state) = (inputs.graph, inputs.viewGraph, inputs.path, state)
    var told: Value?
    func report() {
      guard graph.isAlive(value.id) else { return }
      if state.isSettling { return viewGraph.enqueueAction(.change, path: path, report) }
      let new = graph.withoutTracking { graph.read(value) }
      if let told, told == new { return }
      let old = told
      told = new
      tell(old, new)
    }
    inputs.addChangeEffect(of: value) { _, _ in viewGraph.enqueueAction(.change, path: path, report) }
  }
}
