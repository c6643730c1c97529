import UICore

/// A control with its label before it in a form of a desktop, as macOS has it; elsewhere the control alone.
struct FormLabeled<Label: View, Control: View>: UnaryView {
  let label: Label
  @ViewBuilder let control: Control
  @Environment(\.formLayout) private var form
  @Environment(\.labelsAreHidden) private var labelIsHidden
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if form == .none || labelIsHidden || profile.isPhone {
      control
    } else {
      LabeledContent {
        named.environment(\.labelIsBefore, true)
      } label: {
        // The control is called by it already.
        label.accessibilityHidden(true)
      }
    }
  }

  @ViewBuilder private var named: some View {
    if let title = label as? Text { control.accessibilityLabel(title) } else { control }
  }
}

private enum LabelIsBeforeKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the title of a field stands before it, so that the field itself need not show it.
  var labelIsBefore: Bool {
    get { self[LabelIsBeforeKey.self] }
    set { self[LabelIsBeforeKey.self] = newValue }
  }
}
