import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Makes the attributes of a table: a header that stays on top, and rows that scroll below it. Sideways both move.
func makeTableScrollView(
  columns: TableColumnAttributes, inputs: _ViewInputs, header: (_ViewInputs) -> _ViewOutputs,
  body: (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
  let graph = inputs.graph
  let state = ScrollState(viewGraph: inputs.viewGraph)
  let headerHeight = graph.rule(
    TableHeaderHeightRule(
      isShown: inputs.environmentValue(\.showsTableHeader), profile: inputs.environmentValue(\.platformProfile)))
  let geometry = graph.rule(
    TableScrollGeometryRule(
      size: inputs.size, columns: columns.geometry, headerHeight: headerHeight,
      direction: inputs.environmentValue(\.layoutDirection), scale: inputs.environmentValue(\.displayScale)))
  state.geometry = geometry
  state.isEnabled = inputs.environmentValue(\.isScrollEnabled)
  let origin = graph.rule(ScrollOriginRule(geometry: geometry, offset: state.offset))
  let context = ScrollContext(
    state: state, visible: graph.rule(ScrollVisibleRule(geometry: geometry, offset: state.offset)))

  var headerInputs = inputs
  headerInputs.size = graph.rule(TableHeaderSizeRule(geometry: geometry, height: headerHeight))
  headerInputs.space = CoordinateSpaceLink(parent: inputs.space) {
    CGAffineTransform(translationX: graph.read(origin).x, y: 0)
  }
  let header = header(headerInputs)

  var bodyInputs = inputs
  bodyInputs.scroll = context
  bodyInputs.container = ContainerSize(inputs.size, in: inputs.container, graph: graph)
  bodyInputs.size = graph.rule(
    MapRule(source: geometry) {
      ViewSize($0.content, proposal: ProposedViewSize(width: $0.content.width, height: nil))
    })
  bodyInputs.space = CoordinateSpaceLink(
    parent: inputs.space, named: { (context.spaceName, graph.read(geometry).content) }
  ) {
    let origin = graph.read(origin)
    return CGAffineTransform(translationX: origin.x, y: origin.y + graph.read(headerHeight))
  }
  inputs.scrollReader?.add(context)
  let body = body(bodyInputs)
  graph.withRule(of: geometry, as: TableScrollGeometryRule.self) { $0.content = body.layout }

  let indicators = graph.rule(
    ScrollIndicatorRule(
      geometry: geometry, offset: state.offset, activity: state.activity,
      axes: inputs.environmentValue(\.scrollIndicatorAxes), colorScheme: inputs.environmentValue(\.colorScheme),
      root: inputs.base.root))
  return _ViewOutputs(
    layout: graph.rule(TableLayoutRule(body: body.layout, columns: columns.layout, headerHeight: headerHeight)),
    display: graph.rule(
      TableDisplayRule(
        size: inputs.size, headerHeight: headerHeight, origin: origin, body: body.display, header: header.display,
        indicators: indicators, look: inputs.environmentValue(\.tableLook),
        appearance: inputs.environmentValue(\.colorAppearance), scale: inputs.environmentValue(\.displayScale),
        state: state)),
    preferences: mergedPreferences([header.preferences, body.preferences], in: graph))
}

private struct TableHeaderHeightRule: Rule {
  let isShown: Attribute<Bool>
  let profile: Attribute<PlatformProfile>

  func value(_ context: RuleContext<CGFloat>) -> CGFloat {
    context.read(isShown) ? context.read(profile).tables.headerHeight : 0
  }
}

private struct TableHeaderSizeRule: Rule {
  let geometry: Attribute<ScrollGeometry>
  let height: Attribute<CGFloat>

  func value(_ context: RuleContext<ViewSize>) -> ViewSize {
    ViewSize(CGSize(width: context.read(geometry).content.width, height: context.read(height)))
  }
}

/// The sizes of what shows below the header, and of all rows: at least as large as what shows, so that rows stand on top
/// and reach across.
private struct TableScrollGeometryRule: Rule {
  let size: Attribute<ViewSize>
  let columns: Attribute<TableColumnGeometry>
  let headerHeight: Attribute<CGFloat>
  let direction: Attribute<LayoutDirection>
  let scale: Attribute<CGFloat>
  /// Set once the content, whose size depends on this rule, is made.
  var content: Attribute<LayoutComputer>?

  init(
    size: Attribute<ViewSize>, columns: Attribute<TableColumnGeometry>, headerHeight: Attribute<CGFloat>,
    direction: Attribute<LayoutDirection>, scale: Attribute<CGFloat>
  ) {
    (self.size, self.columns, self.headerHeight) = (size, columns, headerHeight)
    (self.direction, self.scale) = (direction, scale)
  }

  func value(_ context: RuleContext<ScrollGeometry>) -> ScrollGeometry {
    var viewport = context.read(size).size
    viewport.height = max(0, viewport.height - context.read(headerHeight))
    let width = max(viewport.width, context.read(columns).total)
    let proposal = ProposedViewSize(width: width, height: nil)
    let height = content.map { context.read($0).sizeThatFits(proposal).height } ?? 0
    return ScrollGeometry(
      viewport: viewport, content: CGSize(width: width, height: max(viewport.height, height)),
      axes: [.horizontal, .vertical], direction: context.read(direction), scale: context.read(scale))
  }

  static var updateKind: UpdateKind { .layout }
}

/// A table takes what it is offered; where nothing is, what its columns and rows need.
private struct TableLayoutRule: Rule {
  let body: Attribute<LayoutComputer>?
  let columns: Attribute<TableColumnLayout>
  let headerHeight: Attribute<CGFloat>

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let body = body.map { context.read($0) }
    let headerHeight = context.read(headerHeight)
    let ideal = context.read(columns).idealWidth
    return LeafComputer(measure: { proposal in
      let width = proposal.width ?? ideal
      if let height = proposal.height { return CGSize(width: width, height: height) }
      let height = body?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
      return CGSize(width: width, height: headerHeight + height)
    })
  }

  static var updateKind: UpdateKind { .layout }
}
