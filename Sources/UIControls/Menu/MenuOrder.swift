import UICore

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// As the platform has it: from top to bottom on a desktop, by priority on a phone.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first items nearest to what opens the menu: in a menu above it, from bottom to top.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The order of menus' items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of the items of menus inside.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.menuOrder, value: order))
  }
}
