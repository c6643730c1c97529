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
  let state = ScrollState(inputs)
  let headerHeight = graph.rule(
    TableHeaderHeightRule(
      isShown: inputs.environmentValue(\.showsTableHeader), profile: inputs.environmentValue(\.platformProfile)))
  let area = graph.rule(
    TableScrollAreaRule(
      size: inputs.size, columns: columns.geometry, headerHeight: headerHeight,
      direction: inputs.environmentValue(\.layoutDirection), scale: inputs.environmentValue(\.displayScale)))
  state.area = area
  state.viewportOrigin = { CGPoint(x: 0, y: graph.withoutTracking { graph.read(headerHeight) }) }
  let origin = graph.rule(ScrollOriginRule(area: area, offset: state.offset))
  let context = ScrollContext(
    state: state, visible: graph.rule(ScrollVisibleRule(area: area, offset: state.offset)), margins: nil)

  var headerInputs = inputs
  headerInputs.size = graph.rule(TableHeaderSizeRule(area: area, height: headerHeight))
  headerInputs.space = CoordinateSpaceLink(parent: inputs.space) {
    CGAffineTransform(translationX: graph.read(origin).x, y: 0)
  }
  let header = header(headerInputs)

  var bodyInputs = inputs
  bodyInputs.scroll = context
  bodyInputs.scrollAttachments = []
  bodyInputs.scrollTargetLayout = nil
  bodyInputs.container = ContainerSize(inputs.size, in: inputs.container, graph: graph)
  bodyInputs.size = graph.rule(
    MapRule(source: area) {
      ViewSize($0.content, proposal: ProposedViewSize(width: $0.content.width, height: nil))
    })
  bodyInputs.space = CoordinateSpaceLink(
    parent: ScrollSpaceLink(parent: inputs.space, graph: graph, area: area),
    named: { (context.spaceName, graph.read(area).content) }
  ) {
    let origin = graph.read(origin)
    return CGAffineTransform(translationX: origin.x, y: origin.y + graph.read(headerHeight))
  }
  inputs.scrollReader?.add(context)
  let body = body(bodyInputs)
  graph.withRule(of: area, as: TableScrollAreaRule.self) { $0.content = body.layout }

  for attachment in inputs.scrollAttachments { attachment.attach(to: context, inputs: inputs) }

  let indicators = graph.rule(
    ScrollIndicatorRule(
      area: area, state: state, axes: inputs.environmentValue(\.scrollIndicatorAxes), inputs: inputs))
  return _ViewOutputs(
    layout: graph.rule(TableLayoutRule(body: body.layout, columns: columns.layout, headerHeight: headerHeight)),
    display: graph.rule(
      TableDisplayRule(
        size: inputs.size, headerHeight: headerHeight, origin: origin, body: body.display, header: header.display,
        indicators: indicators, look: inputs.environmentValue(\.tableLook),
        appearance: inputs.environmentValue(\.colorAppearance), scale: inputs.environmentValue(\.displayScale),
        area: area, state: state, responders: ScrollResponders(state, inputs: inputs))),
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
  let area: Attribute<ScrollArea>
  let height: Attribute<CGFloat>

  func value(_ context: RuleContext<ViewSize>) -> ViewSize {
    ViewSize(CGSize(width: context.read(area).content.width, height: context.read(height)))
  }
}

/// The sizes of what shows below the header, and of all rows: at least as large as what shows, so that rows stand on top
/// and reach across.
private struct TableScrollAreaRule: Rule {
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

  func value(_ context: RuleContext<ScrollArea>) -> ScrollArea {
    var viewport = context.read(size).size
    viewport.height = max(0, viewport.height - context.read(headerHeight))
    let width = max(viewport.width, context.read(columns).total)
    let proposal = ProposedViewSize(width: width, height: nil)
    let height = content.map { context.read($0).sizeThatFits(proposal).height } ?? 0
    return ScrollArea(
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
    let headerHeight = context.read(headerHeight)
    let ideal = context.read(columns).idealWidth
    let (graph, body) = (context.graph, body)
    return LeafComputer(measure: { proposal in
      let width = proposal.width ?? ideal
      if let height = proposal.height { return CGSize(width: width, height: height) }
      // The rows' height is asked for only where nobody offers one: it may follow from the table's own place.
      let height = body.map { graph.read($0) }?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
      return CGSize(width: width, height: headerHeight + height)
    })
  }

  static var updateKind: UpdateKind { .layout }
}
