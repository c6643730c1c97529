import AttributeGraph

nonisolated package struct PreferenceWriter<K: PreferenceKey>: PrimitiveViewModifier {
  let value: K.Value

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    outputs.preferences = inputs.graph.rule(Write(modifier: modifier.attribute, content: outputs.preferences))
    return outputs
  }

  /// Replaces the content's value for the key, as Apple's `preference(key:value:)` does.
  private struct Write: Rule {
    let modifier: Attribute<PreferenceWriter<K>>
    let content: Attribute<PreferenceValues>?
    func value(_ context: RuleContext<PreferenceValues>) -> PreferenceValues {
      var values = content.map { context.read($0) } ?? PreferenceValues()
      values[K.self] = context.read(modifier).value
      return values
    }
  }
}

nonisolated package struct PreferenceTransformer<K: PreferenceKey>: PrimitiveViewModifier {
  let transform: (inout K.Value) -> Void

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    outputs.preferences = inputs.graph.rule(Transform(modifier: modifier.attribute, content: outputs.preferences))
    return outputs
  }

  private struct Transform: Rule {
    let modifier: Attribute<PreferenceTransformer<K>>
    let content: Attribute<PreferenceValues>?
    func value(_ context: RuleContext<PreferenceValues>) -> PreferenceValues {
      var values = content.map { context.read($0) } ?? PreferenceValues()
      var value = values[K.self] ?? K.defaultValue
      let modifier = context.read(modifier)
      context.observing { modifier.transform(&value) }
      values[K.self] = value
      return values
    }
  }
}

nonisolated package struct PreferenceObserver<K: PreferenceKey>: PrimitiveViewModifier where K.Value: Equatable {
  let action: (K.Value) -> Void

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(inputs)
    let value = inputs.graph.rule(PreferenceReader<K>(content: outputs.preferences))
    let graph = inputs.graph
    inputs.addSettledReport(of: value, cause: .preference) { old, new in
      guard old != nil || new != K.defaultValue else { return }
      graph.read(modifier.attribute).action(new)
    }
    return outputs
  }
}

/// A subtree's value for a preference key.
package struct PreferenceReader<K: PreferenceKey>: Rule {
  let content: Attribute<PreferenceValues>?

  package init(content: Attribute<PreferenceValues>?) { self.content = content }

  package func value(_ context: RuleContext<K.Value>) -> K.Value {
    content.flatMap { context.read($0)[K.self] } ?? K.defaultValue
  }
}

extension View {
  /// Sets a preference value for the views that enclose this one.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }

  /// Transforms the preference value of this view.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(PreferenceTransformer<K>(transform: callback)) }

  /// Calls `action` after an update in which the preference value of this view changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { modifier(PreferenceObserver<K>(action: action)) }
}
