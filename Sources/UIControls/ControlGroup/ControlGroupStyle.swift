import UICore

/// The look of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group of controls for its style.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  nonisolated public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The group's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The controls.
  public let content: Content
  /// The group's label; empty if it has none.
  public let label: Label
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The style of the groups of controls inside; nil is the default one.
  var controlGroupStyle: ErasedStyle<ControlGroupStyleConfiguration>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of groups of controls inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.controlGroupStyle) { outer in
      outer = ErasedStyle(style, outer: outer) { AnyView($0.makeBody(configuration: $1)) }
    }
  }
}

/// The default style: joined beside each other; in a menu, items of it.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup { configuration.content }.environment(\.controlGroupStyle, nil)
  }
}

/// Beside each other, for moving through content.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) { configuration.content }
      .containedButtonStyle(JoinedButtonStyle())
      .containedToggleStyle(JoinedToggleStyle())
      .modifier(ControlSpacing())
  }
}

/// A menu that the label opens; in a menu, an item with a menu of its own.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A menu that the label opens; in a menu, icons beside each other.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { CompactControls(configuration: configuration) }
}

private struct CompactControls: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.menu) private var menu

  var body: some View {
    if menu != nil {
      HStack(spacing: 0) { configuration.content.labelStyle(.iconOnly) }
        .environment(\.menuHasMarks, false)
        .modifier(ControlSpacing())
    } else {
      MenuControlGroupStyle().makeBody(configuration: configuration)
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Joined beside each other; in a menu, items of it.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Beside each other, for moving through content.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu that the label opens; in a menu, an item with a menu of its own.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A menu that the label opens; in a menu, icons beside each other.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
