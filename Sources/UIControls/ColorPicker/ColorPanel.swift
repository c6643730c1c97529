import Foundation
import Geometry
import UICore

/// A palette, an area of saturations and brightnesses, tracks of hues and opacities, and a field of digits.
struct ColorPanel: View {
  @Binding var selection: Color
  let supportsOpacity: Bool
  /// Keeps the hue of greys.
  @State private var last: ColorComponents?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accentColor) private var accent
  @Environment(\.platformProfile) private var profile

  static let width: CGFloat = 220

  var body: some View {
    let components = components
    VStack(alignment: .leading, spacing: 10) {
      ColorPalette { set(ColorComponents(hue: $0.hue, saturation: $0.saturation, brightness: $0.brightness)) }
      ColorArea(components: components, set: set)
      ColorTrack(fraction: components.hue, knob: Color(hue: components.hue, saturation: 1, brightness: 1)) {
        change(components) { $0.hue = $1 }($0)
      } track: {
        Capsule().fill(LinearGradient(gradient: .hues, startPoint: .leading, endPoint: .trailing))
      }
      if supportsOpacity {
        ColorTrack(fraction: components.opacity, knob: opaque(components)) {
          change(components) { $0.opacity = $1 }($0)
        } track: {
          let opaque = opaque(components)
          Capsule().fill(Color.white)
            .overlay { Checkers().fill(Color(white: 0.78)).clipShape(Capsule()) }
            .overlay {
              Capsule().fill(
                LinearGradient(colors: [opaque.opacity(0), opaque], startPoint: .leading, endPoint: .trailing))
            }
        }
      }
      HexField(components: components, supportsOpacity: supportsOpacity, set: set)
    }
    .frame(width: Self.width)
    // Hues and brightnesses run one way.
    .environment(\.layoutDirection, .leftToRight)
  }

  private var components: ColorComponents {
    var environment = EnvironmentValues()
    environment.platformProfile = profile
    environment.colorScheme = scheme
    environment.accentColor = accent
    let resolved = selection.resolve(in: environment)
    // What was selected here is exact; another colour has come from outside.
    if let last, ColorComponents(resolved).bytes == last.bytes { return last }
    return ColorComponents(resolved, last: last)
  }

  private func opaque(_ components: ColorComponents) -> Color {
    Color(hue: components.hue, saturation: components.saturation, brightness: components.brightness)
  }

  private func change(
    _ components: ColorComponents, _ change: @escaping (inout ColorComponents, Double) -> Void
  ) -> (Double) -> Void {
    {
      var components = components
      change(&components, $0)
      set(components)
    }
  }

  private func set(_ components: ColorComponents) {
    var components = components
    if !supportsOpacity { components.opacity = 1 }
    last = components
    selection = components.color
  }
}

/// Greys and ten hues in three shades.
private struct ColorPalette: View {
  let press: (ColorComponents) -> Void

  private static let rows: [[ColorComponents]] = {
    let hues = [0.0, 0.075, 0.135, 0.3, 0.45, 0.52, 0.59, 0.69, 0.78, 0.9]
    let shades: [(Double, Double)] = [(0.35, 1), (0.85, 0.95), (0.9, 0.6)]
    return [(0..<10).map { ColorComponents(hue: 0, saturation: 0, brightness: 1 - Double($0) / 9) }]
      + shades.map { shade in hues.map { ColorComponents(hue: $0, saturation: shade.0, brightness: shade.1) } }
  }()

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 5, style: .continuous)
    VStack(spacing: 0) {
      ForEach(Array(Self.rows.enumerated()), id: \.offset) { _, row in
        HStack(spacing: 0) {
          ForEach(Array(row.enumerated()), id: \.offset) { _, color in
            color.color.onTapGesture { press(color) }
          }
        }
        .frame(height: 18)
      }
    }
    .clipShape(shape)
    .overlay { shape.strokeBorder(Color.primary.opacity(0.12), lineWidth: 0.5).allowsHitTesting(false) }
  }
}

/// The colour in digits, which can be typed, and its opacity.
private struct HexField: View {
  let components: ColorComponents
  let supportsOpacity: Bool
  let set: (ColorComponents) -> Void
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: 6) {
      Text("Hex").foregroundStyle(Color.quietText)
      TextField("RRGGBB", text: $text)
        .textFieldStyle(.roundedBorder)
        .monospaced()
        .focused($isFocused)
        .onSubmit { take() }
        .frame(width: 86)
      Spacer(minLength: 0)
      if supportsOpacity {
        Text(verbatim: "\(Int((components.opacity * 100).rounded()))%").monospacedDigit().foregroundStyle(
          Color.quietText)
      }
    }
    .font(.callout)
    .onChange(of: components.hex, initial: true) { text = components.hex }
    .onChange(of: isFocused) { _, isFocused in
      if !isFocused { take() }
    }
  }

  private func take() {
    if let typed = ColorComponents(hex: text, last: components), typed.hex != components.hex { set(typed) }
    text = ColorComponents(hex: text, last: components)?.hex ?? components.hex
  }
}
