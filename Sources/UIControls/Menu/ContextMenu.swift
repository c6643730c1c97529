import Foundation
import Geometry
import UICore

extension View {
  /// Adds a menu that a press of the secondary button, a long touch, or Shift-F10 opens.
  ///
  /// Its views are buttons, toggles, pickers, dividers and further menus.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(menuItems: menuItems))
  }

  /// Adds a menu that a press of the secondary button, a long touch, or Shift-F10 opens. The preview is a phone's, and is
  /// not shown.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(ContextMenuModifier(menuItems: menuItems)) }

  /// Adds a menu for the rows of a list or a table.
  ///
  /// Opened on a selected row it is for all that are selected, on another for that one, and beside all rows for none.
  ///
  /// - Parameters:
  ///   - itemType: the type of the list's selection.
  ///   - primaryAction: what a double click or Return does for the selected rows.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction)) }
}

extension TableRowContent {
  /// Adds a menu to each row, which a press of the secondary button, a long touch, or Shift-F10 opens.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TableRowContent<TableRowValue> { _ViewModifiedTableRows(self, ContextMenuModifier(menuItems: menuItems)) }

  /// Adds a menu to each row. The preview is a phone's, and is not shown.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> { _ViewModifiedTableRows(self, ContextMenuModifier(menuItems: menuItems)) }
}

/// The items of a context menu, for code that gives them as a value.
public struct ContextMenu<MenuItems: View> {
  fileprivate let menuItems: () -> MenuItems

  /// The items of a context menu: buttons, toggles, pickers, dividers and further menus.
  public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { self.menuItems = menuItems }
}

extension View {
  /// Adds a menu, or none where it is nil; see `contextMenu(menuItems:)`.
  @ViewBuilder public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu { self.contextMenu(menuItems: contextMenu.menuItems) } else { self }
  }
}

/// A menu that is to be shown.
struct MenuRequest<Subject> {
  /// Rises with each request, so that each is a menu of its own.
  let number: Int
  /// In the window's points.
  let location: CGPoint
  let subject: Subject
}

private struct ContextMenuModifier<MenuItems: View>: ViewModifier {
  let menuItems: () -> MenuItems
  @State private var request: MenuRequest<Void>?

  func body(content: Content) -> some View {
    let menuItems = menuItems
    content
      .modifier(
        ContextMenuSource { request = MenuRequest(number: (request?.number ?? 0) + 1, location: $0, subject: ()) }
      )
      .modifier(RequestedMenu(request: $request) { menuItems() })
  }
}

private struct SelectionMenuModifier<I: Hashable, M: View>: ViewModifier {
  let menu: (Set<I>) -> M
  let primaryAction: ((Set<I>) -> Void)?
  @State private var request: MenuRequest<Set<I>>?

  func body(content: Content) -> some View {
    let (menu, primaryAction) = (menu, primaryAction)
    content
      .modifier(
        ListMenuModifier(
          open: { rows, location in
            let subject = Set(rows.compactMap { $0.base as? I })
            request = MenuRequest(number: (request?.number ?? 0) + 1, location: location, subject: subject)
          }, primaryAction: primaryAction.map { action in { action(Set($0.compactMap { $0.base as? I })) } })
      )
      .modifier(RequestedMenu(request: $request, items: menu))
  }
}

package struct RequestedMenu<Subject, Items: View>: ViewModifier {
  @Binding var request: MenuRequest<Subject>?
  let items: (Subject) -> Items

  package func body(content: Content) -> some View {
    let (items, request) = (items, $request)
    content.modifier(
      PresentationModifier(
        id: self.request?.number, item: self.request, animation: PresentationAnimation(going: .easeIn(duration: 0.12)),
        mayLeaveWindow: true
      ) { shown, state in
        MenuFrame(
          state: state, anchor: CGRect(origin: shown.location, size: .zero),
          dismiss: { request.wrappedValue = nil }, items: items(shown.subject))
      })
  }
}
