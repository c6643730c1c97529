import Foundation
import Geometry
import UICore

extension TextMenu: TextMenuPresenting {
  nonisolated package static func _makeMenu(_ menu: TextMenu, inputs: _ViewInputs) -> _ViewOutputs {
    nonisolated(unsafe) let menu = menu
    inputs.graph.currentSubgraph.onRemove { menu.open = nil }
    let view = inputs.graph.source(assumeMainActor { TextMenuView(menu: menu) })
    return TextMenuView._makeView(view: _GraphValue(view), inputs: inputs)
  }
}

/// Opens the menu of a window's texts.
private struct TextMenuView: View {
  private let menu: TextMenu
  @State private var request: MenuRequest<TextMenu.Request>?

  init(menu: TextMenu) {
    self.menu = menu
    _request = State(initialValue: MenuRequest(number: 0, location: menu.request.location, subject: menu.request))
  }

  var body: some View {
    let (menu, request) = (menu, $request)
    menu.open = { [unowned menu] in
      let number = (request.wrappedValue?.number ?? 0) + 1
      request.wrappedValue = MenuRequest(number: number, location: menu.request.location, subject: menu.request)
    }
    return Color.clear.frame(width: 0, height: 0).accessibilityHidden(true).modifier(
      RequestedMenu(request: request) {
        EditCommandItems(shown: $0.offered, enabled: $0.enabled, perform: { [weak menu] in menu?.perform($0) })
      })
  }
}

/// The commands of the Edit menu and of a text's menu.
struct EditCommandItems: View {
  let shown: EditCommands
  let enabled: EditCommands
  /// Whether the items are those of the window's menu bar, which have keys.
  var hasKeys = false
  let perform: (EditCommands) -> Void

  var body: some View {
    item("Cut", .cut, "x")
    item("Copy", .copy, "c")
    item("Paste", .paste, "v")
    item("Delete", .delete, nil)
    if shown.contains(.selectAll) {
      Divider()
      item("Select All", .selectAll, "a")
    }
  }

  @ViewBuilder private func item(_ title: LocalizedStringKey, _ command: EditCommands, _ key: KeyEquivalent?)
    -> some View
  {
    if shown.contains(command) {
      let perform = perform
      Button(title) { perform(command) }
        .keyboardShortcut(hasKeys ? key.map { KeyboardShortcut($0) } : nil)
        .disabled(!enabled.contains(command))
    }
  }
}
