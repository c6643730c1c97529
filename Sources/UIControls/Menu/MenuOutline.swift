import UICore

/// The items of a menu that somebody else draws, as the desktop does; nobody sees them here.
///
/// They are in order, each as assistive programs are told of it: lines between them as separators, submenus as menus whose
/// first element is their title.
struct MenuOutline<Items: View>: View {
  /// How many menus it is inside of.
  var depth = 0
  let items: Items
  @State private var model = MenuModel()

  var body: some View {
    VStack(alignment: .leading) {
      Group(sections: items) { sections in
        ForEach(sections) { section in
          Divider()
          section.header
          ForEach(section.content) { $0 }
          section.footer
        }
      }
    }
    .modifier(DividerStandIn(MenuSeparator()))
    .environment(\.menu, model)
    .environment(\.menuOutlineDepth, depth)
    .buttonStyle(MenuItemStyle())
    .containedToggleStyle(MenuToggleStyle())
    .fixedSize()
  }
}

private struct MenuSeparator: View {
  var body: some View { Color.clear.frame(width: 1, height: 1).modifier(.accessibleSeparator) }
}

/// An item with a menu of its own, of which the desktop draws both.
struct SubmenuOutline<Label: View, Items: View>: View {
  let depth: Int
  let label: Label
  let items: () -> Items
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

  /// Menus within so many menus have their items made before they open. A menu may hold one like itself.
  private static var madeAhead: Int { 2 }

  var body: some View {
    if isEnabled {
      let isOpen = $isOpen
      VStack(alignment: .leading) {
        HStack { label }.accessibilityElement(children: .combine)
        if self.isOpen || depth < Self.madeAhead { MenuOutline(depth: depth + 1, items: items()) }
      }
      .modifier(.accessibleMenu)
      .accessibilityAction { isOpen.wrappedValue = true }
    } else {
      MenuItem(isSubmenu: true, action: {}) { label }
    }
  }
}

private enum MenuOutlineDepthKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// How many menus are around the items of a menu that somebody else draws; nil for other menus.
  var menuOutlineDepth: Int? {
    get { self[MenuOutlineDepthKey.self] }
    set { self[MenuOutlineDepthKey.self] = newValue }
  }
}
