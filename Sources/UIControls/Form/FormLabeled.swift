import UICore

/// A control with its label before it in a form of a desktop, as macOS has it; elsewhere the control alone.
struct FormLabeled<Label: View, Control: View>: UnaryView {
  let label: Label
  /// Whether there is no label after all: one branch tells it, since each is a stack of its own.
  let isAlone: Bool
  @ViewBuilder let control: Control
  @Environment(\.formLayout) private var form
  @Environment(\.labelsAreHidden) private var labelIsHidden
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if isAlone || form == .none || labelIsHidden || profile.isPhone {
      control
    } else {
      LabeledRow(
        // The control is called by it already.
        label: label.accessibilityHidden(true),
        content:
          control
          .modifier(.accessibleControl(called: label as? Text))
          .modifier(EnvironmentKeyModifier(keyPath: \.labelIsBefore, value: true)),
        alignment: .center)
    }
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
