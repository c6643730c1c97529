import UICore

/// What a program adds to a tab view beside its tabs.
struct TabViewParts {
  var sidebarHeader: AnyView?
  var sidebarFooter: AnyView?
  var sidebarBar: AnyView?
  /// Above the bar of a phone.
  var accessory: AnyView?
}

private enum TabViewPartsKey: EnvironmentKey { static var defaultValue: TabViewParts { TabViewParts() } }

extension EnvironmentValues {
  /// What the next tab view inside has beside its tabs.
  var tabViewParts: TabViewParts {
    get { self[TabViewPartsKey.self] }
    set { self[TabViewPartsKey.self] = newValue }
  }
}

extension View {
  /// Adds a view above the tabs of a tab view's sidebar; it scrolls with them.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabViewParts) { $0.sidebarHeader = view }
  }

  /// Adds a view below the tabs of a tab view's sidebar; it scrolls with them.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabViewParts) { $0.sidebarFooter = view }
  }

  /// Adds a bar at the bottom of a tab view's sidebar, which stays in sight.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabViewParts) { $0.sidebarBar = view }
  }

  /// Adds a view above the tab bar of a phone.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabViewParts) { $0.accessory = view }
  }
}
