import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Makes the attributes of a table's rows, below each other, with the stripes behind them.
func makeTableBody(
  rows: _ViewListOutputs, columns: TableColumnAttributes, controller: ListController, inputs: _ViewInputs
) -> _ViewOutputs {
  let graph = inputs.graph
  let profile = inputs.environmentValue(\.platformProfile)
  let rows = rows.map(in: graph) { element in
    guard element.traits[SectionRoleTrait.self] != nil else { return element }
    return element.wrapping { inputs, make in
      makeTableSectionRow(columns: columns.layout, profile: profile, inputs: inputs, content: make)
    }
  }
  let configuration = LazyStackConfiguration(alignment: HorizontalAlignment.leading.key, spacing: 0)
  var stripes: Attribute<DisplayList>?
  var handles: LazyHandles?
  var outputs = makeLazyContainer(
    axis: .vertical, configuration: graph.source(configuration), list: rows, inputs: inputs
  ) { parts in
    handles = parts
    stripes = graph.rule(
      TableStripesRule(
        alternates: inputs.environmentValue(\.alternatesTableRows), parts: parts, size: inputs.size,
        look: inputs.environmentValue(\.tableLook), profile: profile,
        appearance: inputs.environmentValue(\.colorAppearance)))
  }
  controller.look = graph.rule(TableMarkLookRule(look: inputs.environmentValue(\.tableLook), profile: profile))
  if let handles { controller.adopt(handles, &outputs, inputs: inputs) }
  if let stripes, let display = outputs.display {
    outputs.display = graph.rule(StripedDisplayRule(stripes: stripes, rows: display))
  }
  return outputs
}

private struct TableMarkLookRule: Rule {
  let look: Attribute<_TableLook>
  let profile: Attribute<PlatformProfile>

  func value(_ context: RuleContext<ListMarkLook>) -> ListMarkLook {
    if context.read(look).hasBorder { return ListMarkLook() }
    let metrics = context.read(profile).tables
    return ListMarkLook(inset: metrics.edgeInset, radius: metrics.highlightRadius)
  }
}

/// Stripes behind rows.
private struct StripedDisplayRule: Rule {
  let stripes: Attribute<DisplayList>
  let rows: Attribute<DisplayList>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let (stripes, rows) = (context.read(stripes), context.read(rows))
    if stripes.isEmpty { return rows }
    var items: [DisplayItem] = [
      DisplayItem(
        id: self.stripes.id.index, version: 0, bounds: stripes.bounds,
        content: .group(GroupItem(stripes, allowsHitTesting: false)))
    ]
    items.append(rows, at: .zero, id: self.rows.id.index)
    return DisplayList(items)
  }

  static var updateKind: UpdateKind { .display }
}

/// A header or footer among the rows: its content stands where the first column's does.
private func makeTableSectionRow(
  columns: Attribute<TableColumnLayout>, profile: Attribute<PlatformProfile>, inputs: _ViewInputs,
  content: (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
  let graph = inputs.graph
  let placements = graph.rule(PlacementsRule(inputs: inputs))
  let size = graph.rule(ChildSizeRule(placements: placements, index: 0))
  var outputs = content(inputs.child(size: size, placements: placements, index: 0))
  guard let child = outputs.layout else { return outputs }
  let layout = graph.rule(TableSectionRowRule(child: child, columns: columns, profile: profile))
  graph.withRule(of: placements, as: PlacementsRule.self) { $0.computer = layout }
  outputs.layout = layout
  outputs.display = outputs.display.map { graph.rule(PlacedDisplayRule(placements: placements, display: $0)) }
  return outputs
}

private struct TableSectionRowRule: Rule {
  let child: Attribute<LayoutComputer>
  let columns: Attribute<TableColumnLayout>
  let profile: Attribute<PlatformProfile>

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let (columns, metrics) = (context.read(columns), context.read(profile).tables)
    let side = columns.edgeInset + columns.inset
    let insets = EdgeInsets(top: metrics.verticalInset, leading: side, bottom: metrics.verticalInset, trailing: side)
    return ListRowComputer(
      context.read(child), insets: insets, minimumHeight: metrics.minimumRowHeight, leadingWidth: 0, trailingWidth: 0)
  }

  static var updateKind: UpdateKind { .layout }
}
