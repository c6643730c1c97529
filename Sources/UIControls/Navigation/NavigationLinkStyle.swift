import Foundation
import Geometry
import UICore

/// A link that is no row of a list: a text as of a borderless button; in a grouped form a row, with an arrow at its end.
struct NavigationLinkStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { NavigationLinkButton(configuration: configuration) }
}

private struct NavigationLinkButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.formLayout) private var form

  var body: some View {
    if form == .grouped {
      Button(action: configuration.trigger) { LinkRow(label: configuration.label) }
        .buttonStyle(.plain)
        .modifier(RowButtonModifier(action: configuration.trigger))
    } else {
      Button(action: configuration.trigger) { configuration.label }.buttonStyle(.borderless)
    }
  }
}

private struct LinkRow<Label: View>: View {
  let label: Label
  @Environment(\.platformProfile) private var profile

  var body: some View {
    HStack(spacing: 8) {
      label
      Spacer(minLength: 0)
      Image(systemName: "chevron.forward")
        .font(.system(size: profile.isPhone ? 14 : 11, weight: .semibold)).foregroundStyle(.tertiary)
        .accessibilityHidden(true)
    }
    .contentShape(Rectangle())
  }
}
