import Foundation
import UICore

/// The look of buttons; they handle presses as usual.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for its style.
public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The button's role, if it has one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// The look of buttons, and their handling of presses.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for its primitive style.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The button's role, if it has one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: () -> Void

  /// Runs the button's action.
  public func trigger() { action() }
}

/// A button style of either kind, for the environment.
typealias AnyButtonStyle = ErasedStyle<PrimitiveButtonStyleConfiguration>

extension AnyButtonStyle {
  convenience init<S: ButtonStyle>(_ style: S) {
    self.init(inViews: style) { AnyView(StyledButton(style: StyleProperty(style: $0), configuration: $1)) }
  }

  convenience init<S: PrimitiveButtonStyle>(primitive style: S) {
    self.init(inViews: style) { AnyView(PrimitiveStyledButton(style: StyleProperty(style: $0), configuration: $1)) }
  }
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

/// A phone's buttons, for which no style was chosen: in a row of a list or form a press on the row is one on them.
private struct RowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: StyleProperty(style: BorderlessButtonStyle()), configuration: configuration)
      .modifier(RowButtonModifier(action: configuration.trigger))
  }
}

private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get {
      if let style = self[ButtonStyleKey.self] { return style }
      return platformProfile.controls.buttonsAreBordered
        ? AnyButtonStyle(BorderedButtonStyle()) : AnyButtonStyle(primitive: RowButtonStyle())
    }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The one that was set; nil for the platform's.
  fileprivate var chosenButtonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons in a container of ours, which those that are presented from there do not have.
  func containedButtonStyle<S: ButtonStyle>(_ style: S) -> some View { contained(AnyButtonStyle(style)) }

  /// Sets the look of the buttons in a container of ours, which those that are presented from there do not have.
  func containedButtonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    contained(AnyButtonStyle(primitive: style))
  }

  private func contained(_ style: AnyButtonStyle) -> some View {
    modifier(ContainedValueModifier(\.chosenButtonStyle, style))
  }
}

extension View {
  /// Sets the look of buttons inside for which the program has chosen none.
  func defaultButtonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.chosenButtonStyle) { if $0 == nil { $0 = AnyButtonStyle(primitive: style) } }
  }
}

extension View {
  /// Sets the look of buttons inside.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.buttonStyle, value: AnyButtonStyle(style)))
  }

  /// Sets the look of buttons inside, and their handling of presses.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.buttonStyle, value: AnyButtonStyle(primitive: style)))
  }
}
