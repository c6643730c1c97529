import AttributeGraph
import Foundation

/// The cells of a row, one for each column that has been shown while the row existed.
///
/// A cell keeps its index among the row's children for as long as it exists: sizes and places go by it. That of a column
/// that is gone is free for the next one. Cells belong to the value: with another value's id come new ones.
struct TableCellsRule<Value: Identifiable>: Rule {
  private struct Cell {
    var child: ContainerChild
    /// Nil for columns that live as long as the table, whose cells are in the row's own.
    var subgraph: Subgraph?
    var isFree: Bool { child.identity == 0 }
  }

  let value: Attribute<Value>
  let id: Attribute<Value.ID>
  let set: Attribute<TableColumnSet>
  let placements: Attribute<[Placement]>
  let inputs: _ViewInputs
  /// In which columns are that no branch or collection makes.
  let table: Subgraph
  private let row: Subgraph
  private var cellsOfRow: Subgraph?
  private var lastID: Value.ID?
  private var cells: [Cell] = []

  init(
    value: Attribute<Value>, id: Attribute<Value.ID>, set: Attribute<TableColumnSet>,
    placements: Attribute<[Placement]>, inputs: _ViewInputs, table: Subgraph
  ) {
    (self.value, self.id, self.set, self.placements) = (value, id, set, placements)
    (self.inputs, self.table) = (inputs, table)
    row = inputs.graph.currentSubgraph
  }

  mutating func value(_ context: RuleContext<[ContainerChild]>) -> [ContainerChild] {
    let set = context.read(set)
    let id = context.read(id)
    if id != lastID {
      cellsOfRow?.remove()
      cellsOfRow = Subgraph.make(in: row)
      cells = []
      lastID = id
    }
    for index in cells.indices {
      guard let subgraph = cells[index].subgraph else { continue }
      if subgraph.isRemoved || !set.columns.contains(where: { $0.identity == cells[index].child.identity }) {
        subgraph.remove()
        cells[index] = Cell(child: ContainerChild(identity: 0, outputs: _ViewOutputs(), zIndex: nil))
      }
    }
    for identity in set.shown where !cells.contains(where: { $0.child.identity == identity }) {
      guard let column = set.columns.first(where: { $0.identity == identity }) else { continue }
      let index = cells.firstIndex { $0.isFree } ?? cells.count
      let cell = make(column, at: index)
      if index < cells.count { cells[index] = cell } else { cells.append(cell) }
    }
    return cells.map(\.child)
  }

  private func make(_ column: TableColumnElement, at index: Int) -> Cell {
    let subgraph = column.owner === table ? nil : Subgraph.make(in: cellsOfRow!)
    let outputs = (subgraph ?? cellsOfRow!).adopt {
      let size = inputs.graph.rule(ChildSizeRule(placements: placements, index: UInt32(index)))
      let inputs = inputs.child(size: size, placements: placements, index: index)
      return (column.column as? TableColumnCells<Value>)?.makeCell(value, inputs) ?? _ViewOutputs()
    }
    return Cell(
      child: ContainerChild(identity: column.identity, outputs: outputs, zIndex: nil), subgraph: subgraph)
  }
}
