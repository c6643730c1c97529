import Foundation
import SafeOutput
import Testing

@Suite final class WholeFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-whole-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  private func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func theOldFileIsThereUntilTheNewOneIsWhole() throws {
    try WholeFile.write("old".utf8, to: path("a"))
    let file = try WholeFile(path: path("a"))
    try Array("new".utf8).withUnsafeBytes { try file.write($0) }
    #expect(try text("a") == "old")
    try file.commit()
    #expect(try text("a") == "new")
    #expect(try names == ["a"])
  }

  @Test func ofAnAttemptNothingIsLeft() throws {
    do {
      let file = try WholeFile(path: path("a"))
      try Array("new".utf8).withUnsafeBytes { try file.write($0) }
    }
    #expect(try names == [])
  }

  @Test func whatIsNoFileIsNotReplaced() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "/dev/null")
    let before = try names
    let found = ["pipe", "folder", "link"].map { name in
      do throws(WholeFile.Failure) {
        try WholeFile.write("new".utf8, to: path(name))
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(found == ["it is a pipe, not a file", "it is a folder", "it is a device, not a file"])
    #expect(try names == before)
    #expect(throws: WholeFile.Failure.self) { try WholeFile.write("new".utf8, to: path("missing/a")) }
  }

  @Test func aLinkIsFollowed() throws {
    try WholeFile.write("old".utf8, to: path("a"))
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("a"))
    try WholeFile.write("new".utf8, to: path("link"))
    #expect(try text("a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("a"))
  }

  /// A file that its owner alone may read stays so, and one for its owner alone is made so.
  @Test func nobodyMayReadMoreThanBefore() throws {
    try WholeFile.write("old".utf8, to: path("a"), permissions: 0o600)
    #expect(try permissions("a") == 0o600)
    try WholeFile.write("new".utf8, to: path("a"))
    #expect(try permissions("a") == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path("a"))
    try WholeFile.write("new".utf8, to: path("a"), permissions: 0o600)
    #expect(try permissions("a") == 0o600)
  }
}
