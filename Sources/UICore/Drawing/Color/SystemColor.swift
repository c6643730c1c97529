import Geometry

/// A colour that each platform's palette defines.
package enum SystemColor: Int, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  // Lighter and lighter greys in light mode, darker and darker ones in dark mode.
  case gray2, gray3, gray4, gray5, gray6
  case secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case separator
  /// A separator that hides what is below.
  case opaqueSeparator
  /// The background of windows.
  case windowBackground
  // The backgrounds of what lies on a window's, and on that; behind groups, of groups, and of what lies on those.
  case secondaryBackground, tertiaryBackground, groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  /// The background of controls.
  case controlFill
  // The fills of larger shapes; the first is `controlFill`.
  case secondaryFill, tertiaryFill, quaternaryFill
  case link
}

/// The environment values on which colours depend.
package struct ColorAppearance: Hashable, Sendable {
  package var scheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  var palette = SystemPalette.desktop
  /// The asset catalogs of the program; nil outside of windows.
  var assets: AssetCatalogs?
}

private enum ColorAppearanceKey: EnvironmentKey { static var defaultValue: ColorAppearance { ColorAppearance() } }

extension EnvironmentValues {
  var colorAppearance: ColorAppearance {
    get { self[ColorAppearanceKey.self] }
    set { self[ColorAppearanceKey.self] = newValue }
  }
}
