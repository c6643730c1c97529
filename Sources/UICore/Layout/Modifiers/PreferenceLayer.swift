import AttributeGraph
import DisplayList
import Foundation

/// Draws a view made of what the content hands up in front of or behind the content, which alone decides the size.
///
/// The layer may follow where the content is, so nothing about the content or around it depends on the layer's layout.
nonisolated package struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: PrimitiveViewModifier {
  let place: LayerPlace
  let layer: (K.Value) -> Layer

  init(alignment: Alignment, role: LayerRole, layer: @escaping (K.Value) -> Layer) {
    (place, self.layer) = (LayerPlace(alignment: alignment, role: role), layer)
  }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    var outputs = body(inputs)
    guard let contentLayout = outputs.layout else { return outputs }

    let value = graph.rule(PreferenceReader<K>(content: outputs.preferences))
    let view = graph.rule(
      PreferenceLayerRule(modifier: modifier.attribute, preference: value))
    inputs.notePlace(of: view.id)
    let placements = graph.rule(PlacementsRule(inputs: inputs))
    let size = graph.rule(ChildSizeRule(placements: placements, index: 1))
    var layerInputs = inputs.child(size: size, placements: placements, index: 1).followingLayout
    layerInputs.stackAxis = .none
    let place = modifier.field(at: 0, as: LayerPlace.self, in: graph)
    let made = makeContainer(
      layout: place.map(in: graph) { ZStackLayout(alignment: $0.alignment) }.attribute,
      list: Layer._makeViewList(view: _GraphValue(view), inputs: _ViewListInputs(base: layerInputs.base)),
      inputs: layerInputs)
    guard let layerLayout = made.layout else { return outputs }

    let computer = graph.rule(
      LayerLayoutRule(primary: contentLayout, secondary: layerLayout, place: place.attribute))
    graph.withRule(of: placements, as: PlacementsRule.self) { $0.computer = computer }
    outputs.preferences = mergedPreferences([outputs.preferences, made.preferences], in: graph)
    outputs.display = graph.rule(
      LayerDisplayRule(
        placements: placements, primary: outputs.display, secondary: made.display, place: place.attribute))
    return outputs
  }
}

/// Runs the closure that makes a layer out of a preference.
private struct PreferenceLayerRule<K: PreferenceKey, Layer: View>: Rule {
  let modifier: Attribute<PreferenceLayerModifier<K, Layer>>
  let preference: Attribute<K.Value>

  func value(_ context: RuleContext<Layer>) -> Layer {
    let (modifier, preference) = (context.read(modifier), context.read(preference))
    return context.observing { modifier.layer(preference) }
  }

  static var updateKind: UpdateKind { .body }
  static var subject: Any.Type { PreferenceLayerModifier<K, Layer>.self }
}

extension View {
  /// Draws a view made of what this one hands up in front of it, in its size.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { overlayPreferenceValue(key, alignment: .center, transform) }

  /// Draws a view made of what this one hands up in front of it, in its size.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, role: .front, layer: transform))
  }

  /// Draws a view made of what this one hands up behind it, in its size.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { backgroundPreferenceValue(key, alignment: .center, transform) }

  /// Draws a view made of what this one hands up behind it, in its size.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, role: .behind, layer: transform))
  }
}
