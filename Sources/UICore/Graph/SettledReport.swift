import AttributeGraph
import TraceRecorder

extension ViewGraph {
  /// Notes that something was moved in this round and is there in the next one: where rows or an anchor keep their places,
  /// a scroll view follows a change of sizes like that.
  func beginSettling() { unsettled += 1 }
  func endSettling() { unsettled -= 1 }

  fileprivate var isUnsettled: Bool { unsettled > 0 && writes.isUrgent }
}

extension _ViewInputs {
  /// Calls `tell`, after an update, with a value that depends on where views are: once at first, and then where it is
  /// another than that told last.
  ///
  /// What is told is what the frame shows. Of a round in which something is still to be moved nothing is told.
  ///
  /// - Parameter tell: user code may run there. What was told before is nil at first.
  func addSettledReport<Value: Equatable>(
    of value: Attribute<Value>, cause: CauseKind = .change, _ tell: @escaping (_ old: Value?, _ new: Value) -> Void
  ) {
    let (graph, viewGraph, path) = (graph, viewGraph, path)
    var told: Value?
    func report() {
      guard graph.isAlive(value.id) else { return }
      if viewGraph.isUnsettled { return viewGraph.enqueueAction(cause, path: path, report) }
      let new = graph.withoutTracking { graph.read(value) }
      if let told, told == new { return }
      let old = told
      told = new
      tell(old, new)
    }
    addChangeEffect(of: value) { _, _ in viewGraph.enqueueAction(cause, path: path, report) }
  }
}
