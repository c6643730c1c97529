import AttributeGraph

/// Sets a trait on each view of the content.
nonisolated package struct TraitModifier<K: ViewTraitKey>: PrimitiveViewModifier {
  let value: K.Value

  package static var _keepsSingleView: Bool { false }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let value = modifier.map(in: inputs.graph, \.value)
    return body(inputs).map(in: inputs.graph) { element in
      var element = element
      if element.traits[K.self] == nil { element.traits[K.self] = value.attribute }
      return element
    }
  }
}

package enum ZIndexTrait: ViewTraitKey { package typealias Value = Double }

extension View {
  /// Draws the view in front of siblings with a lower value; 0 by default.
  public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexTrait>(value: value)) }
}
