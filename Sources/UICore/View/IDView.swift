import AttributeGraph

/// Binds the content's identity to a value: a new value makes a new view with new state.
nonisolated package struct IDModifier<ID: Hashable>: PrimitiveViewModifier {
  let id: ID

  package static var _keepsSingleView: Bool { false }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    // For a view outside of any list: makes a list, so that the view's identity can change.
    let viewGraph = inputs.viewGraph
    let rule = BranchListRule(
      source: modifier.attribute, inputs: _ViewListInputs(base: inputs.base), key: \.id,
      make: { modifier, _, inputs in
        .elements([
          ViewElement(
            identity: viewGraph.nextIdentity(), owner: inputs.graph.currentSubgraph, make: body,
            path: ViewPath(parent: inputs.base.path, component: .id(modifier.id)))
        ])
      })
    let list = _ViewListOutputs.dynamic(DynamicViewList(list: inputs.graph.rule(rule)))
    return makeContainer(layout: .fixed(VStackLayout.implicit), list: list, inputs: inputs)
  }

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let rule = BranchListRule(
      source: modifier.attribute, inputs: inputs, key: \.id,
      make: { modifier, _, inputs in
        var inputs = inputs
        inputs.base.path = ViewPath(parent: inputs.base.path, component: .id(modifier.id))
        return body(inputs)
      })
    return .dynamic(DynamicViewList(list: inputs.graph.rule(rule)))
  }
}

extension View {
  /// Binds the view's identity to `id`: when `id` changes, a new view with new state replaces it.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }
}
