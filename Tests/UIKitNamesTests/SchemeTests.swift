import Foundation
import Testing

@testable import PlatformSDL

@Suite struct SchemeTests {
  /// The files of freedesktop.org's "Association between MIME types and applications".
  @Test func programsNameTheSchemesThatTheyOpen() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ path: String, _ text: String) throws {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try write("config/mimeapps.list", "[Default Applications]\nx-scheme-handler/mailto=letters.desktop\n")
    try write(
      "data/applications/mimeinfo.cache",
      "[MIME Cache]\ntext/html=web.desktop;\nx-scheme-handler/https=web.desktop;\nx-scheme-handler/none=;\n")
    let handlers = SchemeHandlers(environment: [
      "HOME": root.path, "XDG_CONFIG_HOME": root.path + "/config", "XDG_CONFIG_DIRS": root.path + "/none",
      "XDG_DATA_HOME": root.path + "/none", "XDG_DATA_DIRS": root.path + "/none:" + root.path + "/data",
    ])
    func canOpen(_ address: String) -> Bool { handlers.canOpen(URL(string: address)!) }
    #expect(canOpen("https://example.org") && canOpen("HTTPS://example.org") && canOpen("mailto:a@example.org"))
    #expect(!canOpen("http://example.org") && !canOpen("none:1") && !canOpen("text") && !canOpen("tel:1"))
    #expect(handlers.canOpen(root) && !handlers.canOpen(root.appendingPathComponent("missing")))
  }
}
