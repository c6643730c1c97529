import AttributeGraph

/// Keeps the views inside together in the order of the focus.
nonisolated package struct FocusSectionModifier: PrimitiveViewModifier {
  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { FocusSectionResponder(inputs).wrap(body(inputs), in: inputs.graph) }
}

final class FocusSectionResponder: ViewResponder, @unchecked Sendable {}

extension View {
  /// Lets Tab go through all views inside before it goes on to those beside.
  ///
  /// Without it Tab goes by what stands on the screen: line after line downwards, each from the leading edge. What a
  /// scroll view, a list or a column of a split view holds is a section by itself.
  nonisolated public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}
