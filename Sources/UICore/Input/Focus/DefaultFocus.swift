import AttributeGraph
import Foundation

/// Moves the focus once, when its content appears in a window in which nothing has it.
nonisolated package struct DefaultFocusModifier<Value: Hashable>: PrimitiveViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    let (router, owner) = (inputs.inputRouter, graph.currentSubgraph)
    // Inner ones are made later, and the last word is theirs.
    viewGraph.enqueueAction {
      guard !owner.isRemoved, router?.focus.focused == nil else { return }
      let modifier = graph.read(modifier.attribute)
      modifier.binding.wrappedValue = modifier.value
    }
    return body(inputs)
  }
}

extension View {
  /// Gives the focus to one of the views inside when they appear and nothing has it.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { modifier(DefaultFocusModifier(binding: binding, value: value)) }
}
