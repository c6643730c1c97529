/// Shows another view in place of each divider inside.
nonisolated package struct DividerStandIn<StandIn: View>: PrimitiveViewModifier {
  let standIn: StandIn

  package init(_ standIn: StandIn) { self.standIn = standIn }

  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    return body(inputs)
  }

  nonisolated public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    return body(inputs)
  }

  nonisolated private static func apply(_ modifier: _GraphValue<Self>, to inputs: inout _GraphInputs) {
    let standIn = modifier.map(in: inputs.graph, \.standIn)
    inputs.styles[DividerStandInKey.self] = { StandIn._makeView(view: standIn, inputs: $0) }
  }
}

/// Makes what stands in for a divider; nil for the line itself.
enum DividerStandInKey: ViewInputKey { static var defaultValue: ((_ViewInputs) -> _ViewOutputs)? { nil } }
