import Geometry

/// A colour that each platform's palette defines.
enum SystemColor: Int, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case separator
  /// The background of windows.
  case windowBackground
  /// The background of controls.
  case controlFill
}

/// The environment values on which colours depend.
struct ColorAppearance: Hashable {
  var scheme = ColorScheme.light
  var contrast = ColorSchemeContrast.standard
  var palette = SystemPalette.desktop
}

private enum ColorAppearanceKey: EnvironmentKey { static var defaultValue: ColorAppearance { ColorAppearance() } }

extension EnvironmentValues {
  var colorAppearance: ColorAppearance {
    get { self[ColorAppearanceKey.self] }
    set { self[ColorAppearanceKey.self] = newValue }
  }
}
