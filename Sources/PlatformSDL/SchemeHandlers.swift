import Foundation

/// Which schemes of URLs programs of the desktop have said that they open.
///
/// Reads the files of freedesktop.org's "Association between MIME types and applications", anew for each question: a
/// scheme is the type `x-scheme-handler/SCHEME`.
struct SchemeHandlers {
  private let files: [String]

  init(environment: [String: String]) {
    func folders(_ name: String, _ fallback: String) -> [String] {
      let value = environment[name] ?? ""
      return (value.isEmpty ? fallback : value).split(separator: ":").map(String.init)
    }
    let home = environment["HOME"] ?? "/"
    let settings = folders("XDG_CONFIG_HOME", home + "/.config") + folders("XDG_CONFIG_DIRS", "/etc/xdg")
    let data =
      folders("XDG_DATA_HOME", home + "/.local/share") + folders("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
    files =
      settings.map { $0 + "/mimeapps.list" }
      + data.flatMap { [$0 + "/applications/mimeapps.list", $0 + "/applications/mimeinfo.cache"] }
  }

  /// Files can be opened where they are there; other URLs where a program names their scheme.
  func canOpen(_ url: URL) -> Bool {
    if url.isFileURL { return FileManager.default.fileExists(atPath: url.path) }
    guard let scheme = url.scheme?.lowercased() else { return false }
    let beginning = "x-scheme-handler/\(scheme)="
    return files.contains { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
      return text.split(whereSeparator: \.isNewline).contains { line in
        // A line without a program says that there is none.
        line.hasPrefix(beginning) && line.dropFirst(beginning.count).contains { $0 != ";" && $0 != " " }
      }
    }
  }
}
