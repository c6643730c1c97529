import AttributeGraph

/// Wakes a text at the moments at which its words change.
final class TextTicker: TextWaking {
  private let ticker: TimelineTicker
  private weak let router: InputRouter?
  var tick: Attribute<Int> { ticker.tick }

  init(_ inputs: _ViewInputs) {
    let ticker = TimelineTicker(root: inputs.base.root, tick: inputs.graph.source(0))
    self.ticker = ticker
    router = inputs.inputRouter
    inputs.graph.currentSubgraph.onRemove { ticker.stop() }
  }

  func wake(after seconds: Double?) {
    if let seconds { ticker.wake(after: seconds, router) } else { ticker.stop() }
  }
}
