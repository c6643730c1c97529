import AttributeGraph

/// A branch or row that has left its list and may still be shown by containers, which then hold it.
final class Retirement {
  let subgraph: Subgraph
  fileprivate var holders = 0
  private unowned let viewGraph: ViewGraph

  fileprivate init(_ subgraph: Subgraph, in viewGraph: ViewGraph) {
    self.subgraph = subgraph
    self.viewGraph = viewGraph
  }

  /// A container shows it no more.
  func release() {
    holders -= 1
    // One that was recalled lives on.
    guard holders == 0, viewGraph.retirements.remove(self) else { return }
    subgraph.remove()
  }
}

/// The retired, by subgraph.
///
/// Invariant: between updates every retired subgraph that is not removed has a holder.
struct Retirements {
  fileprivate var table: [ObjectIdentifier: Retirement] = [:]

  fileprivate mutating func remove(_ retirement: Retirement) -> Bool {
    let key = ObjectIdentifier(retirement.subgraph)
    guard table[key] === retirement else { return false }
    table[key] = nil
    return true
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
    retirements.table[ObjectIdentifier(subgraph)] = Retirement(subgraph, in: self)
  }

  /// What had left its list is in it again.
  func recall(_ subgraph: Subgraph) { retirements.table[ObjectIdentifier(subgraph)] = nil }

  /// Keeps the retired subgraph that `inner` is in, if it is in one, until its release.
  func hold(around inner: Subgraph) -> Retirement? {
    if retirements.table.isEmpty { return nil }
    var subgraph: Subgraph? = inner
    while let current = subgraph {
      if let retirement = retirements.table[ObjectIdentifier(current)], !current.isRemoved {
        retirement.holders += 1
        return retirement
      }
      subgraph = current.parent
    }
    return nil
  }

  /// Removes what nobody shows.
  func removeUnheldRetirements() {
    if retirements.table.isEmpty { return }
    for (key, retirement) in retirements.table where retirement.holders == 0 || retirement.subgraph.isRemoved {
      retirements.table[key] = nil
      retirement.subgraph.remove()
    }
  }
}
