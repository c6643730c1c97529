import UICore

/// How the columns of a split view share its width.
public protocol NavigationSplitViewStyle: Sendable {
  /// Apus's own styles are all there are.
  var _isDetailProminent: Bool { get }
}

/// As balanced.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public var _isDetailProminent: Bool { false }
  /// Creates the style.
  public init() {}
}

/// The detail has the width that the other columns leave.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public var _isDetailProminent: Bool { false }
  /// Creates the style.
  public init() {}
}

/// The detail keeps all of the width, and the other columns stand over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public var _isDetailProminent: Bool { true }
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As balanced.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail has the width that the other columns leave.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps all of the width, and the other columns stand over it.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

private enum ProminentDetailKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var isDetailProminent: Bool {
    get { self[ProminentDetailKey.self] }
    set { self[ProminentDetailKey.self] = newValue }
  }
}

extension View {
  /// Sets how the columns of the split views inside share their width.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.isDetailProminent, style._isDetailProminent)
  }
}
