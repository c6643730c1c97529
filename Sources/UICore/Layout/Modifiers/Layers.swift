import AttributeGraph
import DisplayList
import Foundation

/// Draws a secondary view in front of or behind the content, which alone decides the size, or by it masks the content.
nonisolated package struct LayerModifier<Secondary: View>: PrimitiveViewModifier {
  let secondary: Secondary
  let place: LayerPlace

  init(secondary: Secondary, alignment: Alignment, role: LayerRole) {
    (self.secondary, place) = (secondary, LayerPlace(alignment: alignment, role: role))
  }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let placements = graph.rule(PlacementsRule(inputs: inputs))
    func child(_ index: Int) -> _ViewInputs {
      let size = graph.rule(ChildSizeRule(placements: placements, index: UInt32(index)))
      return inputs.child(size: size, placements: placements, index: index)
    }
    var primary = body(child(0))
    guard let primaryLayout = primary.layout else { return primary }

    var layerInputs = child(1)
    layerInputs.stackAxis = .none
    let place = modifier.field(
      at: offsetOfSecond(Secondary.self, LayerPlace.self), as: LayerPlace.self, in: graph)
    let view = modifier.view(at: 0, as: Secondary.self, in: graph)
    let list = Secondary._makeViewList(view: view, inputs: _ViewListInputs(base: inputs.base))
    let layer =
      if case .element(let element) = list {
        element.make(layerInputs)
      } else if let elements = list.fixedElements, elements.count == 1 {
        elements[0].make(layerInputs)
      } else {
        makeContainer(
          layout: place.map(in: graph) { ZStackLayout(alignment: $0.alignment) }.attribute, list: list,
          inputs: layerInputs)
      }
    guard let layerLayout = layer.layout else { return primary }

    let computer = graph.rule(
      LayerLayoutRule(primary: primaryLayout, secondary: layerLayout, place: place.attribute))
    graph.withRule(of: placements, as: PlacementsRule.self) { $0.computer = computer }
    // Around it, the layout is the content's: whatever comes, goes or grows in the layer moves nothing outside.
    primary.preferences = mergedPreferences([primary.preferences, layer.preferences], in: graph)
    primary.display = graph.rule(
      LayerDisplayRule(
        placements: placements, primary: primary.display, secondary: layer.display, place: place.attribute))
    return primary
  }
}

/// What a secondary view is to the content.
nonisolated enum LayerRole { case front, behind, mask }

/// Where a secondary view is.
nonisolated struct LayerPlace: Equatable {
  let alignment: Alignment
  let role: LayerRole
}

struct LayerLayoutRule: Rule {
  let primary: Attribute<LayoutComputer>
  let secondary: Attribute<LayoutComputer>
  let place: Attribute<LayerPlace>

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    LayeredComputer(
      primary: context.read(primary), secondary: context.read(secondary),
      alignment: context.read(place).alignment)
  }

  static var updateKind: UpdateKind { .layout }
}

struct LayerDisplayRule: Rule {
  let placements: Attribute<[Placement]>
  let primary: Attribute<DisplayList>?
  let secondary: Attribute<DisplayList>?
  let place: Attribute<LayerPlace>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let places = context.read(placements)
    guard places.count == 2 else { return .empty }
    func append(_ display: Attribute<DisplayList>?, at place: Placement, to items: inout [DisplayItem]) {
      if let display { items.append(context.read(display), at: place, id: display.id.index) }
    }
    let role = context.read(place).role
    var items: [DisplayItem] = []
    items.reserveCapacity(2)
    if role == .behind { append(secondary, at: places[1], to: &items) }
    append(primary, at: places[0], to: &items)
    if role == .mask, items.isEmpty { return .empty }
    if role != .behind { append(secondary, at: places[1], to: &items) }
    guard role == .mask else { return items.isEmpty ? .empty : DisplayList(items) }
    guard items.count == 2 else { return .empty }
    var group = GroupItem(DisplayList([items[0]]))
    group.mask = DisplayList([items[1]])
    return DisplayList([
      DisplayItem(
        id: context.attribute.id.index, version: context.revision,
        bounds: items[0].bounds.finiteIntersection(items[1].bounds), content: .group(group))
    ])
  }

  static var updateKind: UpdateKind { .display }
}

extension View {
  /// Draws `content` in front of the view, in the view's size.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayerModifier(secondary: content(), alignment: alignment, role: .front))
  }

  /// Draws `content` behind the view, in the view's size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(secondary: content(), alignment: alignment, role: .behind))
  }

  /// Shows the view only where `mask` draws something, by its alpha.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    modifier(LayerModifier(secondary: mask(), alignment: alignment, role: .mask))
  }

  /// Shows the view only where `mask` draws something, by its alpha.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(LayerModifier(secondary: mask, alignment: .center, role: .mask))
  }

  /// Draws `overlay` in front of the view, in the view's size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(secondary: overlay, alignment: alignment, role: .front))
  }

  /// Draws `background` behind the view, in the view's size.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(secondary: background, alignment: alignment, role: .behind))
  }
}
