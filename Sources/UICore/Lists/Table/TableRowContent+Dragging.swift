import AttributeGraph
import CoreTransferable
import Foundation

/// Rows of a table, each with a modifier around all of its cells.
nonisolated public struct _ModifiedTableRows<Rows: TableRowContent>: TableRowContent {
  /// What the rows show.
  public typealias TableRowValue = Rows.TableRowValue
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never
  let rows: Rows
  let drag: DragModifier?
  let drop: DropModifier?
  /// Nil where the modifier is another.
  let isSelectionDisabled: Bool?

  init(_ rows: Rows, drag: DragModifier? = nil, drop: DropModifier? = nil, isSelectionDisabled: Bool? = nil) {
    (self.rows, self.drag, self.drop, self.isSelectionDisabled) = (rows, drag, drop, isSelectionDisabled)
  }

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    let rows = content.field(at: 0, as: Rows.self, in: graph)
    let isSelectionDisabled = content.map(in: graph) { $0.isSelectionDisabled ?? false }.attribute
    return Rows._makeTableRows(content: rows, inputs: inputs).map(in: graph) { element in
      // Which of the three there is follows from the call that made the rows.
      if graph.read(content.attribute).isSelectionDisabled != nil {
        var element = element
        if element.traits[SelectionDisabledTrait.self] == nil {
          element.traits[SelectionDisabledTrait.self] = isSelectionDisabled
        }
        return element
      }
      return element.wrapping { inputs, make in
        if graph.read(content.attribute).drag != nil {
          let modifier = content.map(in: graph) { $0.drag! }
          // All of the row is what can be pressed, as that of a list.
          return DragModifier._makeView(modifier: modifier, inputs: inputs) { inputs in
            let shape = inputs.graph.source(ContentShapeModifier(shape: Rectangle(), isEvenOdd: false))
            return ContentShapeModifier<Rectangle>._makeView(
              modifier: _GraphValue(shape), inputs: inputs, body: make)
          }
        }
        let modifier = content.map(in: graph) { $0.drop! }
        return DropModifier._makeView(modifier: modifier, inputs: inputs, body: make)
      }
    }
  }

  nonisolated public static var _tableRowCount: Int? { Rows._tableRowCount }
  nonisolated public static var _disclosesTableRows: Bool { Rows._disclosesTableRows }
}

extension TableRowContent {
  /// Lets each row be dragged, as the value.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(self, drag: DragModifier(item: { NSItemProvider(transferring: payload()) }, preview: nil))
  }

  /// Lets each row be dragged where the closure has something for it.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(self, drag: DragModifier(item: { action?() }, preview: nil))
  }

  /// Calls `action` with the values that are dropped on a row.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(
      self,
      drop: DropModifier(
        takes: { $0.canLoadTransferable(type: T.self) },
        delegate: ClosureDropDelegate(isTargeted: { _ in }) { info in
          DroppedValues<T>.load(info.content) { values in
            action(values)
            return true
          }
        }))
  }
}
