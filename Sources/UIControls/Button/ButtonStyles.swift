import Foundation
import Geometry
import UICore

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// In ascending order; `regular` is the default.
  case mini, small, regular, large, extraLarge

  /// From 0 for mini to 4 for extra large.
  var index: Int {
    switch self {
    case .mini: 0
    case .small: 1
    case .regular: 2
    case .large: 3
    case .extraLarge: 4
    }
  }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
  /// The size of controls; `regular` by default.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of controls inside.
  nonisolated public func controlSize(_ size: ControlSize) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.controlSize, value: size))
  }
}

/// Only the label, fainter while pressed.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { PlainButton(configuration: configuration) }
}

private struct PlainButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label.modifier(Fade(opacity: !isEnabled ? 0.4 : configuration.isPressed ? 0.6 : 1))
  }
}

/// The label in the accent colour, or in the foreground style that the program set.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { BorderlessButton(configuration: configuration) }
}

private struct BorderlessButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .defaultForegroundStyle(configuration.role == .destructive ? Color.destructiveText : Color.accentColor)
      .modifier(Fade(opacity: !isEnabled ? 0.4 : configuration.isPressed ? 0.5 : 1))
  }
}

/// The label on a rounded rectangle.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// The label on a rounded rectangle in the accent colour; white, or in the foreground style that the program set.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

/// The default style: bordered on a desktop, borderless on a phone.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DefaultButton(configuration: configuration) }
}

private struct DefaultButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if profile.controls.buttonsAreBordered {
      BorderedButton(configuration: configuration, isProminent: false)
    } else {
      BorderlessButton(configuration: configuration)
    }
  }
}

/// A button that is on or off: filled while it is on.
struct ToggledButtonStyle: ButtonStyle {
  let isOn: Bool
  /// Whether it looks like the buttons beside it in a bar while it is off.
  var isInBar = false
  func makeBody(configuration: Configuration) -> some View {
    ToggledFace(configuration: configuration, isOn: isOn, isInBar: isInBar)
  }
}

/// One view in both states, so that the button keeps the focus.
private struct ToggledFace: View {
  let configuration: ButtonStyleConfiguration
  let isOn: Bool
  let isInBar: Bool

  var body: some View {
    ZStack {
      if isInBar, !isOn {
        DefaultButton(configuration: configuration)
      } else {
        BorderedButton(configuration: configuration, isProminent: isOn)
      }
    }
  }
}

private struct BorderedButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.platformProfile) private var profile
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accentColor) private var accent
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    let metrics = profile.controls
    let shape = ButtonBorder(border: border, radius: metrics.buttonRadius(size))
    configuration.label
      .defaultForegroundStyle(foreground)
      .padding(.horizontal, border == .circle ? 0 : metrics.buttonPadding(size))
      .frame(
        minWidth: border == .circle ? metrics.buttonHeight(size) : nil, maxWidth: sizing == .flexible ? .infinity : nil,
        minHeight: metrics.buttonHeight(size)
      )
      .background { ButtonFace(shape: shape, fill: fill, shade: shade) }
      .contentShape(shape)
      .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
      .onHover { isHovered = $0 }
  }

  private var isFilled: Bool { isProminent || shortcut == .defaultAction }
  private var color: Color { configuration.role == .destructive ? .red : .accentColor }

  private var foreground: Color {
    if isFilled { return .white }
    if configuration.role == .destructive { return .destructiveTextOnFill }
    return accent == nil ? .primary : .accentColor
  }

  private var fill: Color {
    if isFilled {
      let shade = configuration.isPressed ? 0.18 : isHovered && isEnabled ? 0.06 : 0
      return color.mix(with: .black, by: shade, in: .device)
    }
    if accent != nil { return color.opacity(0.18) }
    return .controlFill
  }

  /// Drawn behind the translucent fill, so that the label keeps its contrast.
  private var shade: Color {
    if isFilled || !isEnabled || !configuration.isPressed && !isHovered { return .clear }
    return Color.primary.opacity(configuration.isPressed ? 0.14 : 0.05)
  }
}

/// What is behind the label of a bordered button.
private nonisolated struct ButtonFace: ControlFace {
  let size: CGSize? = nil
  let hasDirection = false
  let shape: ButtonBorder
  let fill, shade: Color
  var animatableData: EmptyAnimatableData { EmptyAnimatableData() }

  func layers(in size: CGSize) -> [FaceLayer] {
    let frame = CGRect(origin: .zero, size: size)
    return [shade, fill].map { FaceLayer(shape, in: frame, color: $0) }
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// Only the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label on a rounded rectangle.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a rounded rectangle in the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension ButtonStyle where Self == DefaultButtonStyle {
  /// Bordered on a desktop, borderless on a phone.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
