import Foundation
import Geometry
import UICore

extension TableColumnMenu: TableColumnMenuPresenting {
  nonisolated package static func _makeTable(
    with menu: TableColumnMenu, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    nonisolated(unsafe) let menu = menu
    let modifier = inputs.graph.source(assumeMainActor { TableHeaderMenu(menu: menu) })
    return TableHeaderMenu._makeView(modifier: _GraphValue(modifier), inputs: inputs, body: body)
  }
}

/// Opens the menu of a table's header, which shows and hides columns.
private struct TableHeaderMenu: ViewModifier {
  let menu: TableColumnMenu
  @State private var request: MenuRequest<Void>?

  func body(content: Content) -> some View {
    let (menu, request) = (menu, $request)
    menu.open = { location in
      let number = (request.wrappedValue?.number ?? 0) + 1
      request.wrappedValue = MenuRequest(number: number, location: location, subject: ())
    }
    return content.modifier(
      RequestedMenu(request: request) { _ in
        ForEach(menu.items) { TableColumnItem(column: $0) }
      })
  }
}

private struct TableColumnItem: View {
  let column: TableColumnMenu.Column

  var body: some View {
    nonisolated(unsafe) let column = column
    Toggle(isOn: Binding(get: { column.isShown }, set: { _ in column.toggle?() })) { column.label }
      .disabled(column.toggle == nil)
  }
}
