import UICore

/// How pickers present their options.
enum PickerKind { case automatic, menu, segmented, inline, radioGroup, navigationLink, wheel, palette }

/// The look of pickers.
public protocol PickerStyle: Sendable {
  /// Apus's own styles are all there are.
  var _style: _PickerStyle { get }
}

/// A style of pickers.
public struct _PickerStyle: Sendable {
  let kind: PickerKind
}

/// The default style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(kind: .automatic) }
  /// Creates the style.
  public init() {}
}

/// A button that shows the selected option and opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(kind: .menu) }
  /// Creates the style.
  public init() {}
}

/// All options beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(kind: .segmented) }
  /// Creates the style.
  public init() {}
}

/// All options below each other; in a menu, items of that menu.
public struct InlinePickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(kind: .inline) }
  /// Creates the style.
  public init() {}
}

/// Radio buttons below each other.
public struct RadioGroupPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(kind: .radioGroup) }
  /// Creates the style.
  public init() {}
}

/// A row that leads to a page with all options; outside of a navigation stack, a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(kind: .navigationLink) }
  /// Creates the style.
  public init() {}
}

/// Options that scroll; the one in the middle is selected once they rest.
public struct WheelPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(kind: .wheel) }
  /// Creates the style.
  public init() {}
}

/// In a menu, symbols beside each other; elsewhere as segmented.
public struct PalettePickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(kind: .palette) }
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// In a menu, symbols beside each other; elsewhere as segmented.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Options that scroll; the one in the middle is selected once they rest.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button that shows the selected option and opens a menu of all.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons below each other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a page with all options; outside of a navigation stack, a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerKindKey: EnvironmentKey { static var defaultValue: PickerKind { .automatic } }

extension EnvironmentValues {
  var pickerKind: PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of pickers inside.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.pickerKind, value: style._style.kind))
  }
}
