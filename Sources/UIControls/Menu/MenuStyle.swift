import Foundation
import UICore

/// The look of menus that are closed.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu for its style.
public struct MenuStyleConfiguration {
  /// The menu's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The menu's items.
  nonisolated public struct Content: View {
    let content: () -> AnyView
    public var body: some View { content() }
  }
  /// The menu's label.
  public let label: Label
  /// The menu's items.
  public let content: Content
  let primaryAction: (() -> Void)?
}

/// A menu as the button style around has it.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

/// The default style: as the button style around has it.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// As the button style around has it.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// As the button style around has it.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

private enum MenuStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<MenuStyleConfiguration>? { nil } }
private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// The style of the menus inside; nil is the default one.
  var menuStyle: ErasedStyle<MenuStyleConfiguration>? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }

  /// Whether menus show an arrow.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of menus inside.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.menuStyle) { outer in
      outer = ErasedStyle(style, outer: outer) { AnyView($0.makeBody(configuration: $1)) }
    }
  }

  /// Sets whether menus inside show an arrow.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.menuIndicatorVisibility, value: visibility))
  }
}
