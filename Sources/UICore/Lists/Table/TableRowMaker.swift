import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Makes the attributes of a table's row: its cells in the table's columns, and the triangle before them.
///
/// A row has a dozen attributes of its own, and a cell two and those of its view.
struct TableRowMaker<Value: Identifiable> {
  private let value: Attribute<Value>
  private let inputs: _ViewInputs
  private let table: TableContext<Value>

  /// Nil outside of a table.
  init?(value: Attribute<Value>, inputs: _ViewInputs) {
    guard let table = inputs.table as? TableContext<Value> else { return nil }
    (self.value, self.inputs, self.table) = (value, inputs, table)
  }

  func make() -> _ViewOutputs {
    let graph = inputs.graph
    let outline = inputs.tableOutline
    var cellInputs = inputs
    cellInputs.stackAxis = .none
    cellInputs.tableOutline = TableRowOutline()
    let id = graph.rule(MapRule(source: value) { $0.id })
    let placements = graph.rule(
      TableRowPlacementsRule(size: inputs.size, direction: inputs.environmentValue(\.layoutDirection)))
    let columns = table.columns
    let cells = graph.rule(
      TableCellsRule(
        value: value, id: id, set: columns.set, placements: placements, inputs: cellInputs, table: columns.owner))
    let layout = graph.rule(
      TableRowLayoutRule(
        cells: cells, columns: columns.layout, profile: inputs.environmentValue(\.platformProfile),
        outline: table.hasDisclosures ? outline : nil))
    graph.withRule(of: placements, as: TableRowPlacementsRule.self) { $0.layout = layout }
    let display = graph.rule(
      TableRowDisplayRule(
        size: inputs.size, placements: placements, cells: cells, layout: layout,
        profile: inputs.environmentValue(\.platformProfile),
        appearance: inputs.environmentValue(\.colorAppearance),
        direction: inputs.environmentValue(\.layoutDirection),
        disclosure: outline.disclosure, disclosureResponder: outline.disclosure?.makeResponder(inputs)))
    return _ViewOutputs(
      layout: layout, display: display, preferences: graph.rule(DynamicPreferencesRule(children: cells)))
  }
}
