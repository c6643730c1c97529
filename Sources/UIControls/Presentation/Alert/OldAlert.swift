import Foundation
import UICore

/// An alert as a value, for `alert(isPresented:content:)`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, OK unless given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title, message, [dismissButton ?? .default(Text("OK"))])
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.init(title, message, [primaryButton, secondaryButton])
  }

  fileprivate init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// A button called Cancel that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    /// A button that deletes something, or cannot be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// A dialog that asks what to do as a value, for `actionSheet(isPresented:content:)`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  fileprivate let alert: Alert

  /// A dialog with any number of buttons, only Cancel unless given.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title, message, buttons)
  }
}

/// The buttons of an alert that is a value.
private struct AlertValueButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  private func alerting<Item>(
    _ item: @escaping () -> PresentedItem<Item>, _ kind: AlertKind, _ alert: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      AlertModifier(
        item: item, kind: kind, title: { alert($0).title }, titleVisibility: .visible,
        actions: { AlertValueButtons(buttons: alert($0).buttons) }, message: { alert($0).message }))
  }

  /// Shows an alert while the binding is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    alerting({ isPresented.unit }, .alert) { _ in content() }
  }

  /// Shows an alert while the binding has an item.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    alerting({ item.presented() }, .alert, content)
  }

  /// Shows a dialog that asks what to do while the binding is true.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    alerting({ isPresented.unit }, .dialog) { _ in content().alert }
  }

  /// Shows a dialog that asks what to do while the binding has an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View { alerting({ item.presented() }, .dialog) { content($0).alert } }
}
