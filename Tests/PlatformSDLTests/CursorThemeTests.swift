import Foundation
import Testing

@testable import PlatformSDL

/// Themes in folders of the test's own.
struct CursorThemeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cursors-\(UUID())").path

  private func add(_ theme: String, _ cursors: [String], inherits: String? = nil) throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/\(theme)/cursors", withIntermediateDirectories: true)
    for cursor in cursors {
      try Data("Xcur".utf8).write(to: URL(filePath: "\(folder)/\(theme)/cursors/\(cursor)"))
    }
    if let inherits {
      try Data("[Icon Theme]\nName=A\nInherits=\(inherits)\n".utf8)
        .write(to: URL(filePath: "\(folder)/\(theme)/index.theme"))
    }
  }

  private func theme(_ name: String?, path: String? = nil) -> CursorTheme {
    var environment = ["XCURSOR_PATH": path ?? "/nowhere:\(folder)", "HOME": "/nowhere"]
    environment["XCURSOR_THEME"] = name
    return CursorTheme(environment: environment)
  }

  @Test func aCursorIsInTheThemeOrInWhatThatInherits() throws {
    try add("one", ["left_ptr"], inherits: "two;three")
    try add("two", ["hand2"])
    try add("three", ["fleur"], inherits: "one")
    for name in ["left_ptr", "hand2", "fleur"] { #expect(theme("one").has(name)) }
    #expect(!theme("one").has("pirate"))
    #expect(!theme("two").has("fleur"))
    // One of the built-in ones, which count only where there is no theme.
    #expect(!theme("two").has("xterm"))
  }

  @Test func withoutANameItIsTheDefault() throws {
    try add("default", ["hand2"])
    #expect(theme(nil).has("hand2"))
  }

  @Test func withoutAThemeThereAreTheBuiltInOnes() {
    #expect(theme("nothing").has("xterm") && !theme("nothing").has("hand2"))
  }

  @Test func oddDescriptionsEnd() throws {
    try add("one", [], inherits: (0..<1000).map { "t\($0)" }.joined(separator: ","))
    try add("t5", ["fleur"], inherits: "one,t5,,;")
    _ = theme("one").has("fleur")
    #expect(!theme("one").has("pirate"))
    #expect(theme("~", path: "~:~/x").has("xterm"))
  }
}
