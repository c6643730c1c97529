import AttributeGraph

/// Whether a view that can have the focus has it, for bodies inside of it.
///
/// Few views ask: it costs a slot once one does.
final class FocusFlag {
  private unowned let viewGraph: ViewGraph
  private let owner: Subgraph
  private var source: Attribute<Bool>?
  private(set) var isFocused = false

  /// - Parameter inputs: of the view that can have the focus.
  init(_ inputs: _GraphInputs) {
    viewGraph = inputs.viewGraph
    owner = inputs.graph.currentSubgraph
  }

  func set(_ value: Bool) {
    isFocused = value
    if let source, !owner.isRemoved { viewGraph.set(source, to: value) }
  }

  /// A slot that follows.
  var attribute: Attribute<Bool> {
    if let source { return source }
    let source = owner.adopt { viewGraph.graph.source(isFocused) }
    self.source = source
    return source
  }
}

extension EnvironmentValues {
  /// Whether the nearest `focusable` view around has the focus; false where there is none.
  ///
  /// For `@Environment(\.isFocused)`, which follows the focus.
  public var isFocused: Bool { false }
}
