import AttributeGraph
import Foundation

/// A table's columns as attributes, each computed from those before it.
///
///     list ─ columns ─┬─ shown ─┬─ layout ─ geometry
///     customization ──┘         └─ set
///
/// A width that changes ends at `layout` and `geometry`, which only layouts read; what makes cells reads `set`.
final class TableColumnAttributes {
  let columns: Attribute<[TableColumnElement]>
  let shown: Attribute<[ShownTableColumn]>
  let set: Attribute<TableColumnSet>
  let layout: Attribute<TableColumnLayout>
  let geometry: Attribute<TableColumnGeometry>
  let sorting: Attribute<TableSorting?>
  let customization: Attribute<TableCustomizationStore?>
  /// Widths that users chose of columns that no customization knows.
  let ownWidths: Attribute<[UInt32: CGFloat]>
  /// What the columns are made in that no branch or collection makes.
  let owner: Subgraph

  init(
    list: Attribute<ViewList>, sorting: Attribute<TableSorting?>, customization: Attribute<TableCustomizationStore?>,
    inputs: _ViewInputs
  ) {
    let graph = inputs.graph
    (self.sorting, self.customization) = (sorting, customization)
    owner = graph.currentSubgraph
    ownWidths = graph.source([:])
    columns = graph.rule(TableColumnListRule(list: list))
    shown = graph.rule(
      ShownColumnsRule(
        columns: columns, customization: customization, ownWidths: ownWidths,
        isCompact: inputs.environmentValue(\.isCompactTable)))
    set = graph.rule(TableColumnSetRule(columns: columns, shown: shown))
    layout = graph.rule(
      TableColumnLayoutRule(
        shown: shown, look: inputs.environmentValue(\.tableLook), profile: inputs.environmentValue(\.platformProfile)))
    geometry = graph.rule(
      TableGeometryRule(layout: layout, width: graph.rule(MapRule(source: inputs.size) { $0.size.width })))
  }
}

/// A column of a table, shown or not.
struct TableColumnElement {
  let identity: UInt32
  let column: AnyTableColumn
  let owner: Subgraph
}

/// A column that shows, as the table and its user have it.
struct ShownTableColumn: Equatable {
  let identity: UInt32
  let traits: TableColumnTraits
  /// Points; nil where the table decides.
  let chosenWidth: CGFloat?
}

/// Which columns there are, and which of them show, in their order.
struct TableColumnSet: Equatable {
  let columns: [TableColumnElement]
  let shown: [UInt32]

  static func == (a: TableColumnSet, b: TableColumnSet) -> Bool {
    a.shown == b.shown && a.columns.elementsEqual(b.columns) { $0.column === $1.column }
  }
}

private struct TableColumnListRule: Rule {
  let list: Attribute<ViewList>

  func value(_ context: RuleContext<[TableColumnElement]>) -> [TableColumnElement] {
    var columns: [TableColumnElement] = []
    context.read(list).forEach { element in
      guard let trait = element.traits[TableColumnTrait.self] else { return }
      columns.append(
        TableColumnElement(identity: element.identity, column: context.read(trait), owner: element.owner))
    }
    return columns
  }

  static func areEqual(
    _ a: UnsafePointer<[TableColumnElement]>, _ b: UnsafePointer<[TableColumnElement]>
  ) -> Bool? { a.pointee.elementsEqual(b.pointee) { $0.column === $1.column } }
}

private struct ShownColumnsRule: Rule {
  let columns: Attribute<[TableColumnElement]>
  let customization: Attribute<TableCustomizationStore?>
  let ownWidths: Attribute<[UInt32: CGFloat]>
  let isCompact: Attribute<Bool>

  func value(_ context: RuleContext<[ShownTableColumn]>) -> [ShownTableColumn] {
    let columns = context.read(columns)
    let traits = columns.map { context.read($0.column.traits) }
    let store = context.read(customization)
    let arrangement = context.observing { store?.get() } ?? TableColumnArrangement()
    let own = context.read(ownWidths)
    var shown: [ShownTableColumn] = []
    for index in arrangement.arranged(traits.map(\.customizationID)) {
      let (traits, identity) = (traits[index], columns[index].identity)
      let saved = traits.customizationID.flatMap { arrangement.columns[$0] }
      var visibility = saved?.visibility ?? .automatic
      if visibility == .automatic { visibility = traits.defaultVisibility }
      if visibility == .hidden { continue }
      shown.append(
        ShownTableColumn(identity: identity, traits: traits, chosenWidth: saved?.width ?? own[identity]))
    }
    return context.read(isCompact) ? Array(shown.prefix(1)) : shown
  }
}

private struct TableColumnSetRule: Rule {
  let columns: Attribute<[TableColumnElement]>
  let shown: Attribute<[ShownTableColumn]>

  func value(_ context: RuleContext<TableColumnSet>) -> TableColumnSet {
    TableColumnSet(columns: context.read(columns), shown: context.read(shown).map(\.identity))
  }
}
