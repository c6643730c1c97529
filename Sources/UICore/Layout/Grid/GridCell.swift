import Foundation
import Geometry

/// What a view in a grid says about its cell.
struct GridCell {
  /// The `GridRow` that holds the view; nil for a view that is a row by itself and spans all columns.
  var row: Int?
  /// Columns that the cell spans, at least 1.
  var columns = 1
  /// The axes on which the cell takes what others leave and asks for nothing.
  var unsizedAxes: Axis.Set = []
  /// Where the view lies in its cell; nil follows the column's and the row's alignment.
  var anchor: UnitPoint?
  /// The alignment of the cell's whole column.
  var columnAlignment: HorizontalAlignment?
  var rowAlignment: VerticalAlignment?
}

struct GridCellKey: LayoutValueKey {
  static var defaultValue: GridCell { GridCell() }
}

/// Where the cells of a grid lie in its rows and columns.
struct GridSlots {
  struct Slot {
    var row: Int
    var columns: Range<Int>
  }
  var slots: [Slot] = []
  var rowCount = 0
  var columnCount = 0

  init(_ cells: [GridCell]) {
    var current: Int?
    var column = 0
    for cell in cells {
      if cell.row == nil || cell.row != current {
        rowCount += 1
        column = 0
      }
      current = cell.row
      let span = max(1, cell.columns)
      slots.append(Slot(row: rowCount - 1, columns: column..<column + span))
      column += span
      if cell.row != nil || cell.columns > 1 { columnCount = max(columnCount, column) }
    }
    columnCount = max(columnCount, cells.isEmpty ? 0 : 1)
    for index in cells.indices where cells[index].row == nil {
      slots[index].columns = 0..<columnCount
    }
  }
}
