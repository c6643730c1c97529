import DashboardFormat
import SwiftUI

/// What is behind a note, and the colour of text that can be read there.
///
/// Plain names are pale colours in light appearance and deep ones in dark; `vivid_` names and numbers are what they say.
struct NoteBackground {
  /// Nil is the surface of cards.
  let color: Color?
  let text: Color

  init(_ background: DashboardColor?, _ scheme: ColorScheme) {
    // White is what notes have by default: they follow the appearance.
    guard let background, background != .named("white"), background != .named("transparent"),
      let parts = background.backgroundComponents(isDark: scheme == .dark) ?? Self.components(background),
      parts.opacity > 0
    else {
      (color, text) = (nil, .primary)
      return
    }
    color = Color(red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.opacity)
    // Brightness as the eye weighs it (ITU-R BT.601).
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
