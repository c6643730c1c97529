import UICore

/// A button that opens the window with the app's settings.
public struct SettingsLink<Label: View>: UnaryView {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A link with any view as its label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    let open = openSettings
    Button {
      open()
    } label: {
      label
    }
  }
}

/// The label of a settings link of which none is said.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A link called "Settings…".
  public init() { self.init { DefaultSettingsLinkLabel() } }
}
