import AttributeGraph
import Foundation
import Geometry

/// A container that shows values in rows, and their properties in columns.
///
/// Rows are made as they come into sight, so a table of any length opens at once. Users select rows, sort by pressing a
/// column's header, and change columns' widths and order by dragging. Columns that need more room than there is scroll
/// sideways with their headers. Where the window is narrow, a table shows its first column alone, without a header.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: PrimitiveView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  let rows: Rows
  let columns: Columns
  let selection: ListSelection<Value.ID>
  let sorting: TableSorting?
  let customization: TableCustomizationStore?

  init(
    rows: Rows, columns: Columns, selection: ListSelection<Value.ID>, sorting: TableSorting? = nil,
    customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization.map { TableCustomizationStore($0) }
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    var inputs = inputs.followingLayout
    inputs.set(\.lineLimit, to: 1)
    inputs.stackAxis = .none

    var headerInputs = inputs
    headerInputs.base.styleTableHeader()
    let list = Columns._makeTableColumns(
      content: view.map(in: graph, \.columns), inputs: _ViewListInputs(base: headerInputs.base)
    ).attribute(in: graph)
    let columns = TableColumnAttributes(
      list: list, sorting: view.map(in: graph, \.sorting).attribute,
      customization: view.map(in: graph, \.customization).attribute, inputs: inputs)

    let table = TableContext<Value>(columns: columns, hasDisclosures: Rows._disclosesTableRows)
    let selection = view.map(in: graph) { ListSelected($0.selection) }
    let controller = ListController(inputs, selection: selection.attribute)
    let menu = TableColumnMenu(columns, in: graph)
    let outputs = makeTable(with: menu, inputs: inputs) { inputs in
      makeTableScrollView(columns: columns, inputs: inputs) { inputs in
        makeTableHeader(list: list, columns: columns, menu: menu, inputs: headerInputs.placed(as: inputs))
      } body: { inputs in
        var inputs = inputs
        inputs.table = table
        let rows = Rows._makeTableRows(
          content: view.map(in: graph, \.rows), inputs: _ViewListInputs(base: inputs.base))
        return makeTableBody(rows: rows, columns: columns, controller: controller, inputs: inputs)
      }
    }
    return ListResponder(inputs, controller: controller).ringed(outputs, inputs)
  }
}

extension _ViewInputs {
  /// These inputs in the place of others.
  fileprivate func placed(as other: _ViewInputs) -> _ViewInputs {
    var inputs = other
    inputs.base = base
    return inputs
  }
}

/// What a table and its rows share.
final class TableContext<Value: Identifiable>: AnyTableContext {}

class AnyTableContext {
  final let columns: TableColumnAttributes
  /// Whether rows leave room for a triangle.
  final let hasDisclosures: Bool

  init(columns: TableColumnAttributes, hasDisclosures: Bool) {
    (self.columns, self.hasDisclosures) = (columns, hasDisclosures)
  }
}

private enum TableKey: ViewInputKey { static var defaultValue: AnyTableContext? { nil } }

extension _ViewInputs {
  /// The table that the view's row is in.
  var table: AnyTableContext? {
    get { self[TableKey.self] }
    set { self[TableKey.self] = newValue }
  }
}
