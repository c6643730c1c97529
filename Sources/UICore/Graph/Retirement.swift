import AttributeGraph

/// Branches and rows that have left their lists, and the views that containers still show though they have left.
///
/// A retired subgraph lives while it is around a view that is shown. The two change apart: a branch may leave while views
/// that left it before are shown, or come back while they go.
///
/// Invariant: between updates every retired subgraph is around a view that is shown.
struct Retirements {
  fileprivate var retired: [ObjectIdentifier: Subgraph] = [:]
  /// By who shows them.
  fileprivate var shown: [ObjectIdentifier: Subgraph] = [:]

  /// The subgraphs of views that are shown, and those around them.
  fileprivate var held: Set<ObjectIdentifier> {
    var held: Set<ObjectIdentifier> = []
    for view in shown.values where !view.isRemoved {
      var subgraph: Subgraph? = view
      while let current = subgraph, held.insert(ObjectIdentifier(current)).inserted { subgraph = current.parent }
    }
    return held
  }
}

extension ViewGraph {
  /// Takes what has left its list: at once, or, where the change is animated, once no container shows it any more.
  func retire(_ subgraph: Subgraph, in inputs: _GraphInputs) {
    let transaction = graph.withoutTracking { graph.read(inputs.transaction) }
    guard !transaction.isEmpty, transaction.effectiveAnimation != nil else {
      subgraph.remove()
      return
    }
    retirements.retired[ObjectIdentifier(subgraph)] = subgraph
  }

  /// What had left its list is in it again.
  func recall(_ subgraph: Subgraph) { retirements.retired[ObjectIdentifier(subgraph)] = nil }

  /// Keeps the retired subgraph that the view is in until its release; false where it is in none.
  func hold(_ view: Subgraph, by holder: AnyObject) -> Bool {
    if retirements.retired.isEmpty { return false }
    var subgraph: Subgraph? = view
    while let current = subgraph, !current.isRemoved {
      if retirements.retired[ObjectIdentifier(current)] != nil {
        retirements.shown[ObjectIdentifier(holder)] = view
        return true
      }
      subgraph = current.parent
    }
    return false
  }

  /// A container shows the holder's view no more, or it is in its list again.
  func release(by holder: AnyObject) { retirements.shown[ObjectIdentifier(holder)] = nil }

  /// Removes what nobody shows.
  func removeUnheldRetirements() {
    if retirements.retired.isEmpty { return }
    let held = retirements.held
    for (key, subgraph) in retirements.retired where subgraph.isRemoved || !held.contains(key) {
      retirements.retired[key] = nil
      subgraph.remove()
    }
  }

  /// Stops the program if what has left is kept though nobody shows it.
  func checkRetirements() {
    let held = retirements.held
    for (key, subgraph) in retirements.retired where !subgraph.isRemoved {
      guard held.contains(key) else { fatalError("a view has left, and nobody shows or removes it") }
    }
  }
}
