import DashboardFormat
import SwiftUI

extension DashboardColor {
  /// The colour on screen; nil for an unknown name.
  var color: Color? {
    switch self {
    case .rgba(let red, let green, let blue, let opacity): Color(red: red, green: green, blue: blue, opacity: opacity)
    case .named(let name): Self.named[name]
    }
  }

  /// The names that dashboard files use. Light colours are backgrounds for dark text, and vice versa.
  private static let named: [String: Color] = [
    "white": .white, "black": .black, "transparent": .clear,
    "red": Color(red: 0.86, green: 0.24, blue: 0.25), "light_red": Color(red: 0.98, green: 0.80, blue: 0.80),
    "green": Color(red: 0.16, green: 0.60, blue: 0.35), "light_green": Color(red: 0.77, green: 0.92, blue: 0.80),
    "yellow": Color(red: 0.80, green: 0.58, blue: 0.05), "light_yellow": Color(red: 0.99, green: 0.93, blue: 0.68),
    "orange": Color(red: 0.91, green: 0.49, blue: 0.14), "light_orange": Color(red: 0.99, green: 0.86, blue: 0.72),
    "blue": Color(red: 0.22, green: 0.47, blue: 0.88), "light_blue": Color(red: 0.80, green: 0.89, blue: 0.99),
    "purple": Color(red: 0.51, green: 0.36, blue: 0.80), "light_purple": Color(red: 0.90, green: 0.85, blue: 0.98),
    "pink": Color(red: 0.85, green: 0.33, blue: 0.60), "vivid_pink": Color(red: 0.90, green: 0.20, blue: 0.55),
    "gray": Color(red: 0.45, green: 0.47, blue: 0.51), "grey": Color(red: 0.45, green: 0.47, blue: 0.51),
    "light_gray": Color(red: 0.90, green: 0.91, blue: 0.92),
    "vivid_blue": Color(red: 0.15, green: 0.40, blue: 0.95), "vivid_green": Color(red: 0.10, green: 0.62, blue: 0.32),
    "vivid_orange": Color(red: 0.95, green: 0.45, blue: 0.05),
    "vivid_yellow": Color(red: 0.93, green: 0.72, blue: 0.08),
    "vivid_purple": Color(red: 0.48, green: 0.25, blue: 0.88), "vivid_red": Color(red: 0.90, green: 0.15, blue: 0.18),
    "semi-dark-orange": Color(red: 0.85, green: 0.42, blue: 0.10),
    "semi-dark-red": Color(red: 0.75, green: 0.18, blue: 0.20), "dark-red": Color(red: 0.65, green: 0.12, blue: 0.15),
    "dark-green": Color(red: 0.12, green: 0.48, blue: 0.25),
    "semi-dark-green": Color(red: 0.15, green: 0.54, blue: 0.30),
    "dark-orange": Color(red: 0.78, green: 0.36, blue: 0.05), "dark-blue": Color(red: 0.12, green: 0.34, blue: 0.72),
    "light-blue": Color(red: 0.45, green: 0.66, blue: 0.95), "light-green": Color(red: 0.42, green: 0.76, blue: 0.50),
    "light-red": Color(red: 0.93, green: 0.45, blue: 0.46), "light-orange": Color(red: 0.97, green: 0.66, blue: 0.36),
    "super-light-blue": Color(red: 0.64, green: 0.79, blue: 0.98),
    "super-light-green": Color(red: 0.62, green: 0.86, blue: 0.66),
    "super-light-yellow": Color(red: 0.98, green: 0.88, blue: 0.52),
    "dark-yellow": Color(red: 0.70, green: 0.50, blue: 0.02),
    "dark-purple": Color(red: 0.40, green: 0.24, blue: 0.66), "text": .primary,
  ]
}
