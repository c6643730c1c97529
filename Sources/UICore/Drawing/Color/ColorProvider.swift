import Geometry

/// A colour that code of the program chooses anew wherever it is drawn; equal only to itself.
package final class ColorProvider: Hashable, Sendable {
  let color: @Sendable (ColorAppearance) -> RGBA

  init(_ color: @escaping @Sendable (ColorAppearance) -> RGBA) { self.color = color }

  package static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color {
  /// A colour of the platform's palette.
  package init(_ color: SystemColor) { self.init(.system(color)) }

  /// A colour with one value in light mode and another in dark mode.
  package init(light: RGBA, dark: RGBA) { self.init(.adaptive(light: light, dark: dark)) }

  /// The colour that `provider` chooses by how colours look where it is drawn.
  package init(provider: @escaping @Sendable (ColorAppearance) -> RGBA) {
    self.init(.provided(ColorProvider(provider)))
  }

  /// What chooses the colour, where code of the program does.
  package var provider: ColorProvider? {
    if case .provided(let provider) = storage { provider } else { nil }
  }

  /// The components where colours look so, without a tint.
  package func rgba(in appearance: ColorAppearance) -> RGBA { resolve(appearance, accent: nil) }

  /// The components of a colour that no environment changes; nil for others.
  package var constant: RGBA? {
    switch storage {
    case .fixed(let rgba): rgba
    case .faded(let base, let opacity): Color(base).constant?.opacity(Float(opacity))
    case .system, .adaptive, .accent, .primary, .provided, .named, .mixed: nil
    }
  }
}
