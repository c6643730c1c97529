import AttributeGraph
import Foundation

/// What brings a text up to date when its words change with the time; timers are no matter of the text.
protocol TextWaking: AnyObject {
  /// Changes when a time has come.
  var tick: Attribute<Int> { get }
  /// - Parameter seconds: from now; nil for never.
  func wake(after seconds: Double?)
}

/// Makes what brings texts up to date.
final class TextClock: ViewGraphStore {
  var make: ((_ViewInputs) -> any TextWaking)?
}

/// Where the helpers of one text are made, as soon as it needs them.
final class TextWorkshop {
  let inputs: _ViewInputs
  private unowned let subgraph: Subgraph
  /// Made for a text that changes with the time.
  private(set) var ticker: (any TextWaking)?

  init(_ inputs: _ViewInputs) {
    self.inputs = inputs
    subgraph = inputs.graph.currentSubgraph
  }

  func make<T>(_ body: () -> T) -> T { subgraph.adopt(body) }

  /// Has the rule run again at a moment.
  func wake<T>(at moment: Date?, _ context: RuleContext<T>) {
    if moment != nil, ticker == nil { ticker = make { inputs.viewGraph.store(TextClock.self).make?(inputs) } }
    guard let ticker else { return }
    _ = context.read(ticker.tick)
    ticker.wake(after: moment?.timeIntervalSince(inputs.viewGraph.date))
  }
}
