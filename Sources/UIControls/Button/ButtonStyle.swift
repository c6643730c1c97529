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
  nonisolated public struct Label: PrimitiveView {
    let label: PrimitiveButtonStyleConfiguration.Label

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
      PrimitiveButtonStyleConfiguration.Label._makeView(view: view.map(in: inputs.graph, \.label), inputs: inputs)
    }

    nonisolated public static func _makeViewList(
      view: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
      PrimitiveButtonStyleConfiguration.Label._makeViewList(view: view.map(in: inputs.graph, \.label), inputs: inputs)
    }

    nonisolated public static var _viewListCount: Int? { nil }
    nonisolated public static var _isSingleView: Bool { false }
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
  nonisolated public struct Label: View, ControlLabel {
    package let content: AnyView
  }
  /// The button's role, if it has one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: () -> Void

  /// Runs the button's action.
  public func trigger() { action() }
}

/// A button in a style that leaves its presses to it.
private nonisolated struct StyledButton<Style: ButtonStyle>: StyledControl {
  let style: StyleProperty<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
    (self.style, self.configuration) = (StyleProperty(style: style), configuration)
  }

  @MainActor var body: some View {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: ButtonStyleConfiguration.Label(label: configuration.label),
        isPressed: isPressed)
    )
    .modifier(ButtonBehavior(isPressed: $isPressed, action: configuration.action))
  }
}

/// A button in a style that handles its presses.
private nonisolated struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: StyledControl {
  let style: StyleProperty<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
    (self.style, self.configuration) = (StyleProperty(style: style), configuration)
  }

  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

/// A button for which no style was set, as the platform has it when the button is made.
nonisolated struct PlatformButton: StyledControl, PrimitiveView {
  private let configuration: PrimitiveButtonStyleConfiguration

  init(style: Void, configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    if inputs.initialValue(of: \.platformProfile).controls.buttonsAreBordered {
      let bordered = view.map(in: inputs.graph) {
        StyledButton(style: BorderedButtonStyle(), configuration: $0.configuration)
      }
      return StyledButton._makeViewList(view: bordered, inputs: inputs)
    }
    let row = view.map(in: inputs.graph) {
      PrimitiveStyledButton(style: RowButtonStyle(), configuration: $0.configuration)
    }
    return PrimitiveStyledButton._makeViewList(view: row, inputs: inputs)
  }

  nonisolated static var _viewListCount: Int? { nil }
  nonisolated static var _isSingleView: Bool { false }
}

/// A phone's buttons, for which no style was chosen: in a row of a list or form a press on the row is one on them.
private struct RowButtonStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: BorderlessButtonStyle(), configuration: configuration)
      .modifier(RowButtonModifier(action: configuration.trigger))
  }
}

extension View {
  /// Sets the look of the buttons in a container of ours, which those that are presented from there do not have.
  func containedButtonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ContainedStyleModifier(StyledButton.self, style: style))
  }

  /// Sets the look of the buttons in a container of ours, which those that are presented from there do not have.
  func containedButtonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(ContainedStyleModifier(PrimitiveStyledButton.self, style: style))
  }

  /// Sets the look of buttons inside for which the program has chosen none.
  func defaultButtonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(DefaultStyleModifier(PrimitiveStyledButton.self, style: style))
  }
}

extension View {
  /// Sets the look of buttons inside.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(StyledButton.self, style: style))
  }

  /// Sets the look of buttons inside, and their handling of presses.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(PrimitiveStyledButton.self, style: style))
  }
}
