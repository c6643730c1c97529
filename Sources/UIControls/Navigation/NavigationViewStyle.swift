import UICore

/// How a ``NavigationView`` shows its views.
public protocol NavigationViewStyle: Sendable {
  /// Apus's own styles are all there are.
  var _columns: _NavigationViewColumns { get }
}

/// Whether the views of a navigation view are columns.
public enum _NavigationViewColumns: Sendable {
  case automatic, stack, columns
}

/// Columns on a desktop where there are several views; a stack on a phone.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public var _columns: _NavigationViewColumns { .automatic }
  /// Creates the style.
  public init() {}
}

/// A stack, whose root is the first view.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public var _columns: _NavigationViewColumns { .stack }
  /// Creates the style.
  public init() {}
}

/// Columns, on a phone too.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public var _columns: _NavigationViewColumns { .columns }
}

/// Columns, on a phone too; the older name of ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public var _columns: _NavigationViewColumns { .columns }
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns on a desktop where there are several views; a stack on a phone.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack, whose root is the first view.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, on a phone too.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum NavigationViewColumnsKey: EnvironmentKey {
  static var defaultValue: _NavigationViewColumns { .automatic }
}

extension EnvironmentValues {
  var navigationViewColumns: _NavigationViewColumns {
    get { self[NavigationViewColumnsKey.self] }
    set { self[NavigationViewColumnsKey.self] = newValue }
  }
}

extension View {
  /// Sets how navigation views inside show their views.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.navigationViewColumns, value: style._columns))
  }
}
