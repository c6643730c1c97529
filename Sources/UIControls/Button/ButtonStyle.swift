import Foundation
import UICore

/// How buttons look; pressing works as usual.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style has to show.
public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// What the button says that it does, if anything.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

/// How buttons look and what makes them act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style has to show and to trigger.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// What the button says that it does, if anything.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

/// A style as the environment carries it: makes the view for a button.
struct AnyButtonStyle {
  private let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  init<S: ButtonStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    make = { AnyView(StyledButton(style: StyleProperty(style: style), configuration: $0)) }
  }

  init<S: PrimitiveButtonStyle>(primitive style: S) {
    nonisolated(unsafe) let style = style
    make = { AnyView(PrimitiveStyledButton(style: StyleProperty(style: style), configuration: $0)) }
  }

  @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView { make(configuration) }
}

private struct StyledButton<Style: ButtonStyle>: View {
  let style: StyleProperty<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: ButtonStyleConfiguration.Label(content: configuration.label.content),
        isPressed: isPressed)
    )
    .modifier(ButtonBehavior(isPressed: $isPressed, action: configuration.action))
  }
}

private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View {
  let style: StyleProperty<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get {
      if let style = self[ButtonStyleKey.self] { return style }
      return platformProfile.controls.buttonsAreBordered
        ? AnyButtonStyle(BorderedButtonStyle()) : AnyButtonStyle(BorderlessButtonStyle())
    }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons inside look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.buttonStyle, value: AnyButtonStyle(style)))
  }

  /// Sets how buttons inside look and act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.buttonStyle, value: AnyButtonStyle(primitive: style)))
  }
}
