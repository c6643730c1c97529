import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A view whose content can be larger than itself and moves under it.
///
/// The content is offered the scroll view's size across the axes and takes its ideal size along them. Scrolling moves the
/// picture of the content: no body runs and nothing is laid out, but for rows of lazy containers that come into sight.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

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
  content: (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
  let graph = inputs.graph
  let state = ScrollState(viewGraph: inputs.viewGraph)
  let geometry = graph.rule(
    ScrollGeometryRule(
      size: inputs.size, axes: axes, direction: inputs.environmentValue(\.layoutDirection),
      scale: inputs.environmentValue(\.displayScale)))
  state.geometry = geometry
  state.isEnabled = inputs.environmentValue(\.isScrollEnabled)
  let origin = graph.rule(ScrollOriginRule(geometry: geometry, offset: state.offset))
  let context = ScrollContext(
    state: state, visible: graph.rule(ScrollVisibleRule(geometry: geometry, offset: state.offset)))

  var contentInputs = inputs
  contentInputs.scroll = context
  contentInputs.container = ContainerSize(inputs.size, in: inputs.container, graph: graph)
  contentInputs.size = graph.rule(ScrollContentSizeRule(geometry: geometry, size: inputs.size))
  contentInputs.space = CoordinateSpaceLink(
    parent: inputs.space, named: { (context.spaceName, graph.read(geometry).content) }
  ) {
    let origin = graph.read(origin)
    return CGAffineTransform(translationX: origin.x, y: origin.y)
  }
  inputs.scrollReader?.add(context)
  let outputs = content(contentInputs)
  graph.withRule(of: geometry, as: ScrollGeometryRule.self) { $0.content = outputs.layout }

  let allowed = inputs.environmentValue(\.scrollIndicatorAxes)
  let indicators = graph.rule(
    ScrollIndicatorRule(
      geometry: geometry, offset: state.offset, activity: state.activity,
      axes: graph.rule(VisibleIndicatorsRule(isShown: showsIndicators, allowed: allowed)),
      colorScheme: inputs.environmentValue(\.colorScheme), root: inputs.base.root))
  return _ViewOutputs(
    layout: graph.rule(ScrollLayoutRule(content: outputs.layout, axes: axes)),
    display: graph.rule(
      ScrollDisplayRule(
        geometry: geometry, origin: origin, content: outputs.display, indicators: indicators, state: state,
        id: origin.id.index)),
    preferences: outputs.preferences)
}

private struct VisibleIndicatorsRule: Rule {
  let isShown: Attribute<Bool>
  let allowed: Attribute<Axis.Set>
  func value(_ context: RuleContext<Axis.Set>) -> Axis.Set { context.read(isShown) ? context.read(allowed) : [] }
}
