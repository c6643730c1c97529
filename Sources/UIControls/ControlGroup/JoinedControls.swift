import Foundation
import Geometry
import UICore

/// Controls on one ground, with lines between them.
struct JoinedControls<Content: View>: View {
  let content: Content
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var size

  var body: some View {
    let metrics = profile.controls
    let shape = RoundedRectangle(cornerRadius: metrics.buttonRadius(size), style: .continuous)
    Group(subviews: content) { controls in
      HStack(spacing: 0) {
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Color.separator.frame(width: 1, height: metrics.buttonHeight(size) - 10)
          }
          control
        }
      }
    }
    .background { shape.fill(Color.controlFill) }
    .clipShape(shape)
    .containedButtonStyle(JoinedButtonStyle())
    .containedToggleStyle(JoinedToggleStyle())
    .fixedSize()
    .modifier(ControlSpacing())
  }
}

/// A part of a group of controls: the label with room around, shaded while it is pressed or under the pointer.
struct JoinedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    JoinedButton(label: configuration.label, isPressed: configuration.isPressed, role: configuration.role)
  }
}

/// A toggle as a part of a group: a button in the accent colour while it is on.
struct JoinedToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.$isOn.wrappedValue.toggle()
    } label: {
      configuration.label.foregroundStyle(configuration.isOn ? Color.accentColor : .primary)
    }
  }
}

private struct JoinedButton<Label: View>: View {
  let label: Label
  let isPressed: Bool
  let role: ButtonRole?
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let metrics = profile.controls
    label
      .defaultForegroundStyle(role == .destructive ? Color.destructiveTextOnFill : .primary)
      .padding(.horizontal, metrics.buttonPadding(size))
      .frame(minHeight: metrics.buttonHeight(size))
      .background { if isEnabled, isPressed || isHovered { Color.primary.opacity(isPressed ? 0.14 : 0.05) } }
      .contentShape(Rectangle())
      .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
      .onHover { isHovered = $0 }
  }
}
