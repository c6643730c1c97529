import UICore

/// A bar of a window or page.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable { case automatic, navigation, bottom, tab, window }
  let bar: Bar

  /// The bar of the page.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The bar at the top of the page.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The bar at the bottom of the page.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar of the tab view around.
  public static let tabBar = ToolbarPlacement(bar: .tab)
  /// The bar at the top of the window, which here is that of the page.
  public static let windowToolbar = ToolbarPlacement(bar: .window)
}

/// Which bars a page hides.
enum HiddenBarsKey: PreferenceKey {
  static var defaultValue: Set<ToolbarPlacement.Bar> { [] }
  static func reduce(value: inout Set<ToolbarPlacement.Bar>, nextValue: () -> Set<ToolbarPlacement.Bar>) {
    value.formUnion(nextValue())
  }
}

/// What a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows and hides a sidebar; no bar has one by itself, only where a `DefaultToolbarItem` says so.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The field of a search, where it is in the bar.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// What a page takes out of its bar.
enum RemovedToolbarItemsKey: PreferenceKey {
  static var defaultValue: Set<ToolbarDefaultItemKind> { [] }
  static func reduce(value: inout Set<ToolbarDefaultItemKind>, nextValue: () -> Set<ToolbarDefaultItemKind>) {
    value.formUnion(nextValue())
  }
}

extension View {
  /// Takes something out of the bar that the bar has by itself.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    preference(key: RemovedToolbarItemsKey.self, value: defaultItemKind.map { [$0] } ?? [])
  }

  /// Shows or hides bars around the view.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    hiding(bars, visibility)
  }

  /// Shows or hides bars around the view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { hiding(bars, visibility) }

  private func hiding(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    let bars = Set((bars.isEmpty ? [.automatic] : bars).map(\.bar))
    let isHidden = visibility == .hidden
    let hidesPage = isHidden && !bars.isDisjoint(with: [.automatic, .navigation, .window])
    return preference(key: HiddenBarsKey.self, value: isHidden ? bars : [])
      .preference(key: NavigationBarHiddenKey.self, value: hidesPage)
  }
}
