import UICore

/// What an item of the desktop's panel opens.
public protocol MenuBarExtraStyle: Sendable {
  /// Apus's own styles are all there are.
  var _opensWindow: Bool { get }
}

/// A menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public var _opensWindow: Bool { false }
  /// Creates the style.
  public init() {}
}

/// A menu, which the desktop draws.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public var _opensWindow: Bool { false }
  /// Creates the style.
  public init() {}
}

/// A window beside the item, without a title bar, as large as its content. It goes when another window gets the keyboard.
///
/// Where a desktop does not let programs place their windows, as on Wayland, it decides where it is.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public var _opensWindow: Bool { true }
  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// A menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window beside the item.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets what the scene's items of the desktop's panel open.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    statusItems(openWindow: style._opensWindow)
  }
}
