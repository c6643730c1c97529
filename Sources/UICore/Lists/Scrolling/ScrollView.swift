import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A view whose content can be larger than itself and moves under it.
///
/// The content is offered the scroll view's size across the axes and takes its ideal size along them. Scrolling moves the
/// picture of the content: no body runs and nothing is laid out, but for rows of lazy containers that come into sight.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// What scrolls.
  public var content: Content
  /// The axes that scroll.
  public var axes: Axis.Set
  /// Whether bars may show.
  public var showsIndicators: Bool

  /// Content that scrolls along the axes.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    return makeScrollView(
      axes: view.map(in: graph, \.axes).attribute,
      showsIndicators: view.map(in: graph, \.showsIndicators).attribute, inputs: inputs
    ) { Content.makeImplicitStack(view: view.field(at: 0, as: Content.self, in: graph), inputs: $0) }
  }
}

/// Makes the attributes of a view that scrolls what `content` makes.
func makeScrollView(
  axes: Attribute<Axis.Set>, showsIndicators: Attribute<Bool>, inputs: _ViewInputs,
  content: @escaping (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
  let graph = inputs.graph
  let state = ScrollState(inputs)
  let area = graph.rule(ScrollAreaRule(axes: axes, inputs: inputs))
  state.area = area
  let origin = graph.rule(ScrollOriginRule(area: area, offset: state.offset))
  // A modifier around sets margins, or none ever does.
  let margins = inputs.environmentValue(\.contentMargins)
  let hasMargins = graph.withoutTracking { graph.read(margins) } != nil
  let insets = hasMargins ? graph.rule(MapRule(source: margins) { $0?.content.insets ?? EdgeInsets() }) : nil
  let scroll = ScrollContext(
    state: state, visible: graph.rule(ScrollVisibleRule(area: area, offset: state.offset)), margins: insets,
    anchors: inputs.environmentValue(\.scrollAnchors))

  // Content that asks for nothing keeps nothing.
  graph.currentSubgraph.onRemove { withExtendedLifetime(scroll) {} }

  var contentInputs = inputs
  contentInputs.scroll = scroll
  contentInputs.scrollAttachments = []
  contentInputs.scrollTargetLayout = nil
  contentInputs.contentSight = ContentSight(
    near: graph.rule(ScrollNearRule(visible: scroll.visible)), space: scroll.spaceName)
  contentInputs.container = ContainerSize(inputs.size, in: inputs.container, graph: graph)
  contentInputs.size = graph.rule(ScrollContentSizeRule(area: area, size: inputs.size))
  contentInputs.space = CoordinateSpaceLink(
    parent: ScrollSpaceLink(parent: inputs.space, graph: graph, area: area),
    named: { (scroll.spaceName, graph.read(area).content) }
  ) {
    let origin = graph.read(origin)
    return CGAffineTransform(translationX: origin.x, y: origin.y)
  }
  inputs.scrollReader?.add(scroll)
  var outputs: _ViewOutputs
  if let insets {
    let padding = graph.rule(MapRule(source: insets) { PaddingModifier(insets: $0) })
    outputs = PaddingModifier._makeView(modifier: _GraphValue(padding), inputs: contentInputs, body: content)
  } else {
    outputs = content(contentInputs)
  }
  graph.withRule(of: area, as: ScrollAreaRule.self) { $0.content = outputs.layout }
  for attachment in inputs.scrollAttachments { attachment.attach(to: scroll, inputs: inputs) }
  keepAnchors(of: state, inputs: inputs)

  let allowed = inputs.environmentValue(\.scrollIndicatorAxes)
  let indicators = graph.rule(
    ScrollIndicatorRule(
      area: area, state: state,
      axes: graph.rule(VisibleIndicatorsRule(isShown: showsIndicators, allowed: allowed)), inputs: inputs))
  flashBars(of: state, inputs: inputs)
  outputs.display = graph.rule(
    ScrollDisplayRule(
      area: area, origin: origin, content: outputs.display, indicators: indicators,
      isClipped: inputs.environmentValue(\.isScrollClipEnabled), state: state,
      responders: ScrollResponders(state, inputs: inputs),
      id: origin.id.index))
  outputs.layout = graph.rule(ScrollLayoutRule(content: outputs.layout, axes: axes))
  return outputs
}

/// Keeps the scroll view at its anchors, where there are any.
private func keepAnchors(of state: ScrollState, inputs: _ViewInputs) {
  let graph = inputs.graph
  let anchors = inputs.environmentValue(\.scrollAnchors)
  guard let area = state.area, graph.withoutTracking({ graph.read(anchors) }) != ScrollAnchors() else { return }
  let keeper = ScrollAnchorKeeper(state, anchors: anchors)
  inputs.base.addEffect(of: area) { keeper.areaChanged(to: $0, in: graph) }
}

private struct VisibleIndicatorsRule: Rule {
  let isShown: Attribute<Bool>
  let allowed: Attribute<Axis.Set>
  func value(_ context: RuleContext<Axis.Set>) -> Axis.Set { context.read(isShown) ? context.read(allowed) : [] }
}
