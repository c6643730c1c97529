import AttributeGraph

/// Calls an action when something of the view's geometry changes.
nonisolated package struct GeometryChangeModifier<Value: Equatable>: PrimitiveViewModifier {
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    let owner = graph.currentSubgraph
    let proxy = GeometryProxy(
      viewGraph: viewGraph, viewSize: inputs.size, space: inputs.space, safeArea: inputs.safeArea, owner: owner)
    let value = graph.rule(GeometryChangeRule(modifier: modifier.attribute, proxy: proxy))
    inputs.addSettledReport(of: value) { old, new in graph.read(modifier.attribute).action(old ?? new, new) }
    return body(inputs)
  }
}

private struct GeometryChangeRule<Value: Equatable>: Rule {
  let modifier: Attribute<GeometryChangeModifier<Value>>
  let proxy: GeometryProxy

  func value(_ context: RuleContext<Value>) -> Value {
    let transform = context.read(modifier).transform
    return context.observing { transform(proxy) }
  }
}

extension View {
  /// Calls `action` with what `transform` makes of the view's geometry: when the view appears and when that changes.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View { modifier(GeometryChangeModifier(transform: transform, action: { action($1) })) }

  /// Calls `action` with what `transform` made of the view's geometry and what it makes now: when the view appears, with
  /// the same value twice, and when that changes.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(GeometryChangeModifier(transform: transform, action: action)) }
}
