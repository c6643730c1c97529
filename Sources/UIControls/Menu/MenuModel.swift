import Foundation
import UICore

/// The menu that is open around an item: how an item closes it, with all menus that it was opened from.
@MainActor
final class MenuModel {
  private(set) var close: () -> Void = {}
  /// Closes the submenu of one of its items; nil where none is open.
  var closeSubmenu: (() -> Void)?

  func closing(by close: @escaping () -> Void) -> MenuModel {
    self.close = close
    return self
  }
}

private enum MenuModelKey: EnvironmentKey { static var defaultValue: MenuModel? { nil } }
private enum IsLitKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MenuMarksKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The menu that the view is in.
  var menu: MenuModel? {
    get { self[MenuModelKey.self] }
    set { self[MenuModelKey.self] = newValue }
  }

  /// Whether the item around is highlighted in the accent colour.
  var menuItemIsLit: Bool {
    get { self[IsLitKey.self] }
    set { self[IsLitKey.self] = newValue }
  }

  /// Whether items of the menu keep room for a mark.
  var menuHasMarks: Bool {
    get { self[MenuMarksKey.self] }
    set { self[MenuMarksKey.self] = newValue }
  }
}

/// Whether an item of a menu can have a mark.
enum HasMarkKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// The dimensions of a platform's menus, in points.
///
/// Numbers without a source are this package's choice.
struct MenuMetrics {
  /// 22 on macOS, 44 on iOS: AppKit's and UIKit's rows.
  let rowHeight: CGFloat
  let minimumWidth: CGFloat
  let cornerRadius: CGFloat
  /// Around the items, where the mark of the one under the pointer ends.
  let inset: CGFloat
  /// Beside an item's label.
  let padding: CGFloat
  let itemRadius: CGFloat
  let markWidth: CGFloat
  let separatorMargin: CGFloat
}

extension PlatformProfile {
  var menus: MenuMetrics {
    isPhone
      ? MenuMetrics(
        rowHeight: 44, minimumWidth: 250, cornerRadius: 13, inset: 0, padding: 16, itemRadius: 0, markWidth: 22,
        separatorMargin: 0)
      : MenuMetrics(
        rowHeight: 22, minimumWidth: 60, cornerRadius: 6, inset: 5, padding: 9, itemRadius: 4, markWidth: 16,
        separatorMargin: 5)
  }
}
