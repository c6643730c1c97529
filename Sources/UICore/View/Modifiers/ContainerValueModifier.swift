/// Adds a value to those that a view tells its container.
nonisolated package struct ContainerValueModifier<V>: PrimitiveViewModifier {
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V

  package static var _keepsSingleView: Bool { false }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    return body(inputs).map(in: graph) { element in
      var element = element
      element.containerValues = ContainerValueChain(inner: element.containerValues) {
        let modifier = graph.read(modifier.attribute)
        $0[keyPath: modifier.keyPath] = modifier.value
      }
      return element
    }
  }
}

extension View {
  /// Tells the container a value; of several for one key the outermost counts.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
