import Foundation
import UICore

/// The desktop's settings for appearance, scale and accessibility, merged from all sources.
struct DesktopSettings: Equatable {
  /// Pixels per point.
  var scale: CGFloat = 1
  var isDark = false
  var accessibility: AccessibilityRequests = []

  init() {}

  /// - Parameters:
  ///   - resources: the X resource database, lines of `name: value`.
  ///   - appearance: the root window's property `_APUS_APPEARANCE`.
  ///
  /// Scale: `GDK_SCALE`, else `Xft.dpi` divided by 96 and rounded to quarters, from 1 to 4. Dark: `_APUS_APPEARANCE` if
  /// it is `light` or `dark`; else whether the theme in `GTK_THEME`, else in XSETTINGS' `Net/ThemeName`, has `dark` in
  /// its name. Accessibility: `APUS_ACCESSIBILITY` if it can be parsed; else less motion if XSETTINGS'
  /// `Gtk/EnableAnimations` is 0, and more contrast if the theme's name begins with `HighContrast`.
  init(environment: [String: String], resources: String, xSettings: XSettings, appearance: String?) {
    if let value = environment["GDK_SCALE"], let factor = Double(value), factor >= 1 {
      scale = min(4, factor.rounded())
    } else if let dpi = Self.dotsPerInch(in: resources) {
      scale = min(4, max(1, (dpi / 96 * 4).rounded() / 4))
    }
    if appearance == "dark" || appearance == "light" {
      isDark = appearance == "dark"
    } else if let theme = environment["GTK_THEME"], !theme.isEmpty {
      isDark = Self.isDark(theme: theme)
    } else if case .string(let theme)? = xSettings.values["Net/ThemeName"] {
      isDark = Self.isDark(theme: theme)
    }
    if let text = environment["APUS_ACCESSIBILITY"], let requests = AccessibilityRequests(text) {
      accessibility = requests
      return
    }
    if xSettings.values["Gtk/EnableAnimations"] == .integer(0) { accessibility.insert(.reduceMotion) }
    var theme = environment["GTK_THEME"] ?? ""
    if theme.isEmpty, case .string(let name)? = xSettings.values["Net/ThemeName"] { theme = name }
    if theme.hasPrefix("HighContrast") { accessibility.insert(.increaseContrast) }
  }

  private static func dotsPerInch(in resources: String) -> Double? {
    for line in resources.split(whereSeparator: \.isNewline) where line.hasPrefix("Xft.dpi:") {
      let value = line.dropFirst("Xft.dpi:".count).trimmingCharacters(in: .whitespaces)
      if let dpi = Double(value), dpi > 0, dpi.isFinite { return dpi }
    }
    return nil
  }

  /// `Adwaita-dark`, `Adwaita:dark`, `Yaru-Dark`, `Breeze-Dark-Blue` …
  private static func isDark(theme: String) -> Bool {
    theme.lowercased().split(whereSeparator: { "-:_ ".contains($0) }).contains("dark")
  }
}
