import Geometry

/// A platform's system colours.
enum SystemPalette: Hashable, Sendable {
  /// The colours of iOS 18, with a dark grey window background in dark mode.
  case desktop
  /// The colours of macOS 11 to 15.
  case macOS
  case iOS18
  /// The colours of the current Human Interface Guidelines, on iOS.
  case iOS26

  func rgba(_ color: SystemColor, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> RGBA {
    if let hue = hue(of: color) {
      return switch (scheme, contrast) {
      case (.light, .standard): RGBA(hex: hue.light)
      case (.dark, .standard): RGBA(hex: hue.dark)
      case (.light, .increased): RGBA(hex: hue.lightContrast)
      case (.dark, .increased): RGBA(hex: hue.darkContrast)
      }
    }
    let isDark = scheme == .dark
    func shade(_ light: UInt32, _ lightAlpha: Float, _ dark: UInt32, _ darkAlpha: Float) -> RGBA {
      RGBA(hex: isDark ? dark : light, alpha: isDark ? darkAlpha : lightAlpha)
    }
    // UIKit gives backgrounds at two levels; in dark mode those of a desktop's windows are at the elevated one.
    let isBase = self == .iOS18 || self == .iOS26
    // UIKit's label, separator, system background and system fill colours; the quinary label is this package's choice.
    switch color {
    case .secondaryLabel: return shade(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    case .tertiaryLabel: return shade(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    case .quaternaryLabel: return shade(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
    case .quinaryLabel: return shade(0x3C3C43, 0.08, 0xEBEBF5, 0.08)
    case .separator: return shade(0x3C3C43, 0.29, 0x545458, 0.6)
    case .opaqueSeparator: return shade(0xC6C6C8, 1, 0x38383A, 1)
    case .link: return shade(0x007AFF, 1, 0x0984FF, 1)
    case .windowBackground: return shade(0xFFFFFF, 1, isBase ? 0x000000 : 0x1C1C1E, 1)
    case .secondaryBackground: return shade(0xF2F2F7, 1, isBase ? 0x1C1C1E : 0x2C2C2E, 1)
    case .tertiaryBackground: return shade(0xFFFFFF, 1, isBase ? 0x2C2C2E : 0x3A3A3C, 1)
    case .groupedBackground: return shade(0xF2F2F7, 1, isBase ? 0x000000 : 0x1C1C1E, 1)
    case .secondaryGroupedBackground: return shade(0xFFFFFF, 1, isBase ? 0x1C1C1E : 0x2C2C2E, 1)
    case .tertiaryGroupedBackground: return shade(0xF2F2F7, 1, isBase ? 0x2C2C2E : 0x3A3A3C, 1)
    case .secondaryFill: return shade(0x787880, 0.16, 0x787880, 0.32)
    case .tertiaryFill: return shade(0x767680, 0.12, 0x767680, 0.24)
    case .quaternaryFill: return shade(0x747480, 0.08, 0x747480, 0.18)
    default: return shade(0x787880, 0.2, 0x787880, 0.36)
    }
  }

  /// Nil for colours that have no shades for increased contrast.
  private func hue(of color: SystemColor) -> Hue? {
    let index = color.rawValue - hues.count
    if index < 0 { return hues[color.rawValue] }
    return index < Hue.grays.count ? Hue.grays[index] : nil
  }

  private var hues: [Hue] {
    switch self {
    case .desktop, .iOS18: Hue.iOS18
    case .macOS: Hue.macOS
    case .iOS26: Hue.iOS26
    }
  }
}

/// The four shades of a colour.
private struct Hue {
  let light, dark, lightContrast, darkContrast: UInt32

  init(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) {
    (self.light, self.dark) = (light, dark)
    (self.lightContrast, self.darkContrast) = (lightContrast, darkContrast)
  }

  /// A hue whose increased-contrast shades equal the standard ones.
  init(_ light: UInt32, _ dark: UInt32) { self.init(light, dark, light, dark) }

  // In the order of the cases of `SystemColor`, red to gray.

  /// HIG, "Color", iOS system colours before June 2025; mint's dark shade is UIKit's.
  static let iOS18 = [
    Hue(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961), Hue(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    Hue(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426), Hue(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    Hue(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF), Hue(0x30B0C7, 0x40CBE0, 0x008299, 0x5DE6FF),
    Hue(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF), Hue(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    Hue(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF), Hue(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    Hue(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482), Hue(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    Hue(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
  ]

  /// HIG, "Color", iOS system grays, from gray2 to gray6.
  static let grays = [
    Hue(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80), Hue(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    Hue(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446), Hue(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    Hue(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]

  /// HIG, "Color", system colours since June 2025.
  static let iOS26 = [
    Hue(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165), Hue(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
    Hue(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43), Hue(0x34C759, 0x30D158, 0x008932, 0x4AD968),
    Hue(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB), Hue(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
    Hue(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF), Hue(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    Hue(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF), Hue(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
    Hue(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4), Hue(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
    Hue(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
  ]

  /// HIG, "Color", macOS system colours before June 2025; it gives none for increased contrast.
  static let macOS = [
    Hue(0xFF3B30, 0xFF453A), Hue(0xFF9500, 0xFF9F0A), Hue(0xFFCC00, 0xFFD60A), Hue(0x28CD41, 0x32D74B),
    Hue(0x00C7BE, 0x66D4CF), Hue(0x59ADC4, 0x6AC4DC), Hue(0x55BEF0, 0x5AC8F5), Hue(0x007AFF, 0x0A84FF),
    Hue(0x5856D6, 0x5E5CE6), Hue(0xAF52DE, 0xBF5AF2), Hue(0xFF2D55, 0xFF375F), Hue(0xA2845E, 0xAC8E68),
    Hue(0x8E8E93, 0x98989D),
  ]
}
