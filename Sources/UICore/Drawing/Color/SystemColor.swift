import Geometry

/// A colour that the platform gives its shade.
enum SystemColor: Int, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case separator
  /// What windows are filled with.
  case windowBackground
  /// Behind controls.
  case controlFill
}

/// What of the environment decides how colours look, in one value.
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
