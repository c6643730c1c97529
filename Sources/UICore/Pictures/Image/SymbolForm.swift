import AttributeGraph

/// Gives symbols inside a further form, views too whose environment is that of where they were declared, as a container's
/// subviews.
nonisolated package struct SymbolFormModifier: PrimitiveViewModifier {
  let form: SymbolVariants
  package init(_ form: SymbolVariants) { self.form = form }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    inputs[SymbolFormKey.self] = modifier.map(in: inputs.graph, \.form).attribute
    return body(inputs)
  }
}

/// The form that a container gives the symbols in a view of it; nil for none.
enum SymbolFormKey: ViewInputKey { static var defaultValue: Attribute<SymbolVariants>? { nil } }
