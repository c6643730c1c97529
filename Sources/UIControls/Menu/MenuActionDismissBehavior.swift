import UICore

/// Whether a menu closes when one of its items acts.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform has it: it does.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open, for items that are pressed several times.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private enum MenuDismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }

extension EnvironmentValues {
  /// Whether menus close when items act.
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a menu closes when an item acts: around menus or around some of their items.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.menuActionDismissBehavior, value: behavior))
  }
}
