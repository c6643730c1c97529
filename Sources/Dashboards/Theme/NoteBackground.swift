import DashboardFormat
import SwiftUI

/// The background of a note and a legible text colour.
///
/// Plain names are pale in light appearance and deep in dark; `vivid_` names and numbers stay the same.
struct NoteBackground {
  /// Nil: the background of cards.
  let color: Color?
  let text: Color

  init(_ background: DashboardColor?, _ scheme: ColorScheme) {
    // White is the default, which follows the appearance.
    guard let background, background != .named("white"), background != .named("transparent"),
      let parts = background.backgroundComponents(isDark: scheme == .dark) ?? Self.components(background),
      parts.opacity > 0
    else {
      (color, text) = (nil, .primary)
      return
    }
    color = Color(red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.opacity)
    // Perceived brightness (ITU-R BT.601).
    let brightness = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
    text = parts.opacity < 0.5 ? .primary : brightness > 0.6 ? .black.opacity(0.85) : .white
  }

  /// Of names that only the theme knows.
  private static func components(_ background: DashboardColor) -> ColorComponents? {
    guard let parts = background.color?.resolve(in: EnvironmentValues()) else { return nil }
    return ColorComponents(
      Double(parts.red), Double(parts.green), Double(parts.blue), opacity: Double(parts.opacity))
  }
}
