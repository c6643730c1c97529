import AttributeGraph

nonisolated package struct OnChangeModifier<Value: Equatable>: PrimitiveViewModifier {
  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(inputs)
    let (viewGraph, path) = (inputs.viewGraph, inputs.path)
    let value = modifier.map(in: inputs.graph, \.value)
    inputs.addChangeEffect(of: value.attribute) { old, new in
      let current = viewGraph.graph.read(modifier.attribute)
      guard old != nil || current.isInitial else { return }
      viewGraph.enqueueAction(.change, path: path) { current.action(old ?? new, new) }
    }
    return outputs
  }
}

extension View {
  /// Calls `action` after an update in which the value changed; with `initial`, also when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { modifier(OnChangeModifier(value: value, isInitial: initial, action: action)) }

  /// Calls `action` after an update in which the value changed; with `initial`, also when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { modifier(OnChangeModifier(value: value, isInitial: initial) { _, _ in action() }) }

  /// Calls `action` with the new value after an update in which it changed.
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { modifier(OnChangeModifier(value: value, isInitial: false) { _, new in action(new) }) }
}
