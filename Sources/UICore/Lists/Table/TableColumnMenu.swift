import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// The menu of a table's header, which shows and hides the columns that a customization knows.
package final class TableColumnMenu {
  /// A column that users may show or hide.
  package struct Column: Identifiable {
    package let id: String
    package let label: AnyView
    package let isShown: Bool
    /// Nil for the only one that shows, which stays.
    package let toggle: (() -> Void)?
  }

  private let columns: TableColumnAttributes
  private let graph: Graph
  /// Opens the menu at a point of the window, in points; set by what presents it.
  package var open: ((CGPoint) -> Void)?

  init(_ columns: TableColumnAttributes, in graph: Graph) { (self.columns, self.graph) = (columns, graph) }

  /// The columns in the order in which they show, those that do not after them.
  package var items: [Column] {
    guard graph.isAlive(columns.columns.id), let store = graph.read(columns.customization) else { return [] }
    let shown = graph.read(columns.shown).map(\.identity)
    let all = graph.read(columns.columns)
    let order = shown + all.map(\.identity).filter { !shown.contains($0) }
    return order.compactMap { identity in
      guard let column = all.first(where: { $0.identity == identity })?.column, let label = column.label else {
        return nil
      }
      let traits = graph.read(column.traits)
      guard let id = traits.customizationID, !traits.fixedBehavior.contains(.visibility) else { return nil }
      let isShown = shown.contains(identity)
      let toggle = {
        var arrangement = store.get()
        arrangement.columns[id, default: .init()].visibility = isShown ? .hidden : .visible
        store.set(arrangement)
      }
      return Column(
        id: id, label: graph.read(label), isShown: isShown, toggle: isShown && shown.count == 1 ? nil : toggle)
    }
  }
}

/// Shows a table's menu. Menus belong to the controls, which lie above this library: they make `TableColumnMenu` conform.
package protocol TableColumnMenuPresenting: TableColumnMenu {
  /// Makes a table with what presents the menu.
  static func _makeTable(
    with menu: TableColumnMenu, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs
}

/// Makes a table and, where there are controls, the menu of its header.
func makeTable(
  with menu: TableColumnMenu, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
  guard let presenter = TableColumnMenu.self as Any.Type as? any TableColumnMenuPresenting.Type else {
    return body(inputs)
  }
  return presenter._makeTable(with: menu, inputs: inputs, body: body)
}

/// What takes presses on a table's header; the secondary button opens the menu.
final class TableHeaderResponder: GestureResponder, ContextMenuProvider, @unchecked Sendable {
  private let menu: TableColumnMenu

  init(_ inputs: _ViewInputs, menu: TableColumnMenu, model: TableHeaderModel) {
    self.menu = menu
    super.init(inputs) { responder, hit in
      GestureRun(responder, priority: .normal, hit: hit) { TableHeaderGesture(model: model)._makeRecognizer() }
    }
  }

  func openMenu(at point: CGPoint, location: CGPoint) -> Bool {
    guard isEnabled, let open = menu.open, !menu.items.isEmpty else { return false }
    open(location)
    return true
  }
}
