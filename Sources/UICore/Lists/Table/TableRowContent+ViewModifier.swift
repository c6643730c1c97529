import AttributeGraph
import Foundation

/// Rows of a table, each with a view's modifier around all of its cells.
nonisolated public struct _ViewModifiedTableRows<Rows: TableRowContent, Modifier: ViewModifier>: TableRowContent {
  /// What the rows show.
  public typealias TableRowValue = Rows.TableRowValue
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never
  let rows: Rows
  let modifier: Modifier

  package init(_ rows: Rows, _ modifier: Modifier) { (self.rows, self.modifier) = (rows, modifier) }

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    let rows = content.field(at: 0, as: Rows.self, in: graph)
    return Rows._makeTableRows(content: rows, inputs: inputs).map(in: graph) { element in
      element.wrapping { inputs, make in
        let modifier = content.map(in: graph) { $0.modifier }
        return Modifier._makeView(modifier: modifier, inputs: inputs) { inputs in
          // All of the row, as that of a list.
          let shape = inputs.graph.source(ContentShapeModifier(shape: Rectangle(), isEvenOdd: false))
          return ContentShapeModifier<Rectangle>._makeView(
            modifier: _GraphValue(shape), inputs: inputs, body: make)
        }
      }
    }
  }

  nonisolated public static var _tableRowCount: Int? { Rows._tableRowCount }
  nonisolated public static var _disclosesTableRows: Bool { Rows._disclosesTableRows }
}

extension TableRowContent {
  /// Calls `action` with true when the pointer enters a row, and with false when it leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    _ViewModifiedTableRows(self, HoverModifier(action: action))
  }
}
