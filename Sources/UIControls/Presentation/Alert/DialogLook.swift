import Foundation
import UICore

/// How serious what a dialog asks is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// As the platform has it: not very.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Not very.
  public static let standard = DialogSeverity(name: "standard")
  /// What is asked can do harm: a sign warns of it.
  public static let critical = DialogSeverity(name: "critical")
}

/// What alerts and dialogs of a desktop show beside what they ask.
struct DialogLook {
  var icon: Image?
  var severity = DialogSeverity.automatic
  var suppression: (title: Text, isSuppressed: Binding<Bool>)?

  /// The icon, or the sign that warns.
  var picture: Image? { icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle.fill") : nil) }
}

private enum DialogLookKey: EnvironmentKey { static var defaultValue: DialogLook { DialogLook() } }

extension EnvironmentValues {
  var dialogLook: DialogLook {
    get { self[DialogLookKey.self] }
    set { self[DialogLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the picture above what alerts and dialogs of this view ask on a desktop; nil for none.
  public func dialogIcon(_ icon: Image?) -> some View { transformEnvironment(\.dialogLook) { $0.icon = icon } }

  /// Sets how serious what alerts and dialogs of this view ask is. A critical one has a sign, or its icon in red, on a desktop.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogLook) { $0.severity = severity }
  }

  /// Adds a check box to alerts and dialogs of this view on a desktop, by which people ask not to be asked again. It is the program
  /// that then does not ask.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Do not ask again"), isSuppressed: isSuppressed)
  }

  /// Adds a check box with a title to alerts and dialogs of this view; see `dialogSuppressionToggle(isSuppressed:)`.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a check box with a title to alerts and dialogs of this view; see `dialogSuppressionToggle(isSuppressed:)`.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a check box with a label to alerts and dialogs of this view; see `dialogSuppressionToggle(isSuppressed:)`.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogLook) { $0.suppression = (label, isSuppressed) }
  }
}
