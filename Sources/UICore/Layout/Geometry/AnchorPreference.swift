import AttributeGraph

/// Hands up what a closure makes of a place in the view.
nonisolated package struct AnchorPreferenceModifier<A, K: PreferenceKey>: PrimitiveViewModifier {
  let source: Anchor<A>.Source
  /// Changes what the content hands up.
  let change: (inout K.Value?, Anchor<A>) -> Void

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    outputs.preferences = inputs.graph.rule(
      Change(modifier: modifier.attribute, content: outputs.preferences, size: inputs.size, space: inputs.space))
    return outputs
  }

  /// Runs again when the view moves in the window.
  private struct Change: Rule {
    let modifier: Attribute<AnchorPreferenceModifier<A, K>>
    let content: Attribute<PreferenceValues>?
    let size: Attribute<ViewSize>
    let space: CoordinateSpaceLink

    func value(_ context: RuleContext<PreferenceValues>) -> PreferenceValues {
      var values = content.map { context.read($0) } ?? PreferenceValues()
      let modifier = context.read(modifier)
      let anchor = modifier.source.anchor(size: context.read(size).size, toWindow: space.transform())
      context.observing { modifier.change(&values[K.self], anchor) }
      return values
    }
  }
}

extension View {
  /// Hands up a value made of a place in this view, in place of what its content hands up.
  ///
  /// `transform` runs again when the place moves in the window.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value) { $0 = transform($1) })
  }

  /// Changes the value that this view hands up with a place in it.
  ///
  /// `transform` runs again when the place moves in the window.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value) { value, anchor in
        var new = value ?? K.defaultValue
        transform(&new, anchor)
        value = new
      })
  }
}
