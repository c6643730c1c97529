import Foundation
import Geometry
import UICore

/// The label on a pane of glass.
public struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass
  /// Creates the style.
  nonisolated public init() { glass = .regular }
  /// The label on a glass of one's own.
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// The label on a pane of glass in the accent colour.
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: .regular, isProminent: true)
  }
}

private struct GlassButton: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.platformProfile) private var profile
  @Environment(\.buttonBorderShape) private var border

  var body: some View {
    let metrics = profile.controls
    // Capsules, as all glass of which no shape is said.
    let border = border == .automatic ? ButtonBorderShape.capsule : border
    let shape = ButtonBorder(border: border, radius: metrics.buttonRadius(size))
    let color = configuration.role == .destructive ? Color.red : .accentColor
    configuration.label
      .defaultForegroundStyle(
        isProminent ? Color.white : configuration.role == .destructive ? .destructiveTextOnFill : .primary
      )
      .padding(.horizontal, border == .circle ? 0 : metrics.buttonPadding(size) + 2)
      .frame(minWidth: border == .circle ? metrics.buttonHeight(size) : nil)
      .frame(minHeight: metrics.buttonHeight(size))
      .background {
        GlassPane(
          glass: isProminent ? glass.tint(color) : glass, shape: shape,
          isLit: isEnabled && (isHovered || configuration.isPressed))
      }
      .contentShape(shape)
      .modifier(Fade(opacity: !isEnabled ? 0.4 : configuration.isPressed ? 0.8 : 1))
      .onHover { isHovered = $0 }
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// The label on a pane of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// The label on a glass of one's own.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on a pane of glass in the accent colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
