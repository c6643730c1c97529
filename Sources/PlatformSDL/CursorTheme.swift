import Foundation

/// The cursors that the desktop's theme has, as libwayland finds them (its `xcursor.c`).
///
/// On Wayland SDL 2.26 ends the program where the theme lacks the cursor that it asks for. A theme that the desktop's portal
/// names, which SDL asks too, is not looked into.
struct CursorTheme {
  /// Folders of themes, the first ones first.
  private let folders: [String]
  private let name: String

  /// What libwayland has itself, for systems without a theme.
  private static let builtIn: Set = [
    "bottom_left_corner", "bottom_right_corner", "bottom_side", "grabbing", "left_ptr", "left_side", "right_side",
    "top_left_corner", "top_right_corner", "top_side", "xterm", "hand1", "watch",
  ]

  init(environment: [String: String]) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "~/.local/share"
    let path =
      environment["XCURSOR_PATH"]
      ?? "\(data)/icons:~/.icons:/usr/share/icons:/usr/share/pixmaps:~/.cursors:/usr/share/cursors/xorg-x11"
    folders = path.split(separator: ":").map { $0.hasPrefix("~") ? home + $0.dropFirst() : String($0) }
    name = environment["XCURSOR_THEME"] ?? "default"
  }

  /// Whether the theme, or one that it inherits from, has a cursor. Looks at files.
  func has(_ cursor: String) -> Bool {
    var (themes, known, hasAny) = ([name], Set<String>(), false)
    while let theme = themes.popLast() {
      // The bound is for themes that somebody made.
      guard known.count < 32, known.insert(theme).inserted else { continue }
      for folder in folders {
        let cursors = "\(folder)/\(theme)/cursors"
        if FileManager.default.fileExists(atPath: "\(cursors)/\(cursor)") { return true }
        hasAny = hasAny || FileManager.default.fileExists(atPath: cursors)
        themes += inherited(by: "\(folder)/\(theme)/index.theme")
      }
    }
    return !hasAny && Self.builtIn.contains(cursor)
  }

  /// What a theme's description says that it inherits from.
  private func inherited(by file: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: file), data.count < 1 << 20 else { return [] }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Inherits" else { continue }
      return parts[1].split { ":;, ".contains($0) }.map(String.init)
    }
    return []
  }
}
