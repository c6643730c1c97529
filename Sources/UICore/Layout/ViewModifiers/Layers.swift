import AttributeGraph
import DisplayList
import Foundation

/// Draws a secondary view in front of or behind the content, which alone decides the size.
nonisolated struct LayerModifier<Secondary: View>: PrimitiveViewModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let placements = graph.rule(PlacementsRule(inputs: inputs))
    func child(_ index: Int) -> _ViewInputs {
      let size = graph.rule(ChildSizeRule(placements: placements, index: UInt32(index)))
      return inputs.child(size: size, placements: placements, index: { index })
    }
    var primary = body(child(0))
    guard let primaryLayout = primary.layout else { return primary }

    var layerInputs = child(1)
    layerInputs.stackAxis = .none
    let alignment = modifier.map(in: graph, \.alignment)
    let view = modifier.field(at: 0, as: Secondary.self, in: graph)
    let list = Secondary._makeViewList(view: view, inputs: _ViewListInputs(base: inputs.base))
    let layer =
      if let elements = list.fixedElements, elements.count == 1 {
        elements[0].make(layerInputs)
      } else {
        makeContainer(
          layout: alignment.map(in: graph) { ZStackLayout(alignment: $0) }.attribute, list: list, inputs: layerInputs)
      }
    guard let layerLayout = layer.layout else { return primary }

    let computer = graph.rule(
      LayerLayoutRule(primary: primaryLayout, secondary: layerLayout, alignment: alignment.attribute))
    graph.withRule(of: placements, as: PlacementsRule.self) { $0.computer = computer }
    primary.layout = computer
    primary.preferences = mergedPreferences([primary.preferences, layer.preferences], in: graph)
    primary.display = graph.rule(
      LayerDisplayRule(
        placements: placements, primary: primary.display, secondary: layer.display,
        isBehind: modifier.map(in: graph, \.isBehind).attribute))
    return primary
  }
}

private struct LayerLayoutRule: Rule {
  let primary: Attribute<LayoutComputer>
  let secondary: Attribute<LayoutComputer>
  let alignment: Attribute<Alignment>

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    LayeredComputer(
      primary: context.read(primary), secondary: context.read(secondary), alignment: context.read(alignment))
  }

  static var updateKind: UpdateKind { .layout }
}

private struct LayerDisplayRule: Rule {
  let placements: Attribute<[Placement]>
  let primary: Attribute<DisplayList>?
  let secondary: Attribute<DisplayList>?
  let isBehind: Attribute<Bool>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let places = context.read(placements)
    guard places.count == 2 else { return .empty }
    let layers = [(primary, places[0].origin), (secondary, places[1].origin)]
    let items = layers.compactMap { display, origin in
      display.flatMap { context.read($0).placed(at: origin, id: $0.id.index) }
    }
    if items.isEmpty { return .empty }
    return DisplayList(context.read(isBehind) ? items.reversed() : items)
  }

  static var updateKind: UpdateKind { .display }
}

extension View {
  /// Draws `content` in front of the view, in the view's size.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayerModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  /// Draws `content` behind the view, in the view's size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  /// Draws `overlay` in front of the view, in the view's size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  /// Draws `background` behind the view, in the view's size.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(secondary: background, alignment: alignment, isBehind: true))
  }
}
