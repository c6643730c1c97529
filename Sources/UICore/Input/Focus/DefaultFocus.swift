import AttributeGraph
import Foundation

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable, Equatable {
  private let rawValue: UInt8
  /// Where the program moved the focus, it stays there.
  public static let automatic = DefaultFocusEvaluationPriority(rawValue: 0)
  /// Also where the program moved the focus here.
  public static let userInitiated = DefaultFocusEvaluationPriority(rawValue: 1)
}

/// Moves the focus once, when its content appears in a window in which nothing has it.
nonisolated struct DefaultFocusModifier<Value: Hashable>: PrimitiveViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  nonisolated static func _makeView(
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
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { modifier(DefaultFocusModifier(binding: binding, value: value)) }
}
