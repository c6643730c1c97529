import Foundation
import UICore

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Deletes something, or cannot be undone.
  public static let destructive = ButtonRole(name: "destructive")
  /// Cancels without any effect.
  public static let cancel = ButtonRole(name: "cancel")
  /// Closes what is shown.
  public static let close = ButtonRole(name: "close")
  /// Does what is shown is about.
  public static let confirm = ButtonRole(name: "confirm")

  /// What a button is called that says no more than its role.
  var title: LocalizedStringKey {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    default: "Done"
    }
  }
}

/// A control that runs an action when it is pressed.
///
/// The button style determines its look. It acts on a press that ends inside, on the space bar while it has the focus,
/// and on its keyboard shortcut.
public struct Button<Label: View>: UnaryView {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// A button with any view as its label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role, which tells styles and containers its purpose.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    ControlContent(
      label, PrimitiveButtonStyleConfiguration.Label.self,
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)), action: action),
      style: (), PlatformButton.self
    ).modifier(ControlSpacing(role == .cancel ? .cancel : .button))
  }
}

/// The label of a button that says no more than its role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  public var body: some View { Text(role.title) }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that is called as its role.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// A button from a configuration, for a primitive style that builds on another style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}
