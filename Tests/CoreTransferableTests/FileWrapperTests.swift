import Foundation
import Testing

@testable import UniformTypeIdentifiers

/// Files, folders and links in memory, and how they are written: the whole or nothing.
struct FileWrapperTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("wrapper-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ text: String) -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [] }

  @Test func aFolderComesBackAsItWasWritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = FileWrapper(directoryWithFileWrappers: ["deep.txt": file("deep")])
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "a.txt", relativeTo: folder))
    let whole = FileWrapper(directoryWithFileWrappers: ["a.txt": file("a"), "inner": inner, "link": link])
    let url = folder.appendingPathComponent("doc")
    try whole.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
    #expect(whole.filename == "doc" && inner.filename == "inner" && names == ["doc"])
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && read.filename == "doc")
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(read.fileWrappers?["inner"]?.fileWrappers?["deep.txt"]?.regularFileContents == Data("deep".utf8))
    #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.lastPathComponent == "a.txt")
    #expect(try text("doc/link") == "a")
  }

  @Test func namesInAFolderAreNotTakenTwice() {
    let whole = FileWrapper(directoryWithFileWrappers: [:])
    #expect(whole.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "a.txt")
    let second = file("2")
    second.preferredFilename = "a.txt"
    #expect(whole.addFileWrapper(second) == "a 2.txt" && whole.keyForChildFileWrapper(second) == "a 2.txt")
    whole.removeFileWrapper(second)
    #expect(whole.fileWrappers?.keys.sorted() == ["a.txt"] && whole.keyForChildFileWrapper(second) == nil)
  }

  /// With files and folders in the place of each other.
  @Test(arguments: [true, false], [true, false]) func whatIsThereIsReplaced(oldIsFolder: Bool, newIsFolder: Bool) throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    func wrapper(_ isFolder: Bool, _ text: String) -> FileWrapper {
      isFolder ? FileWrapper(directoryWithFileWrappers: ["in.txt": file(text)]) : file(text)
    }
    let url = folder.appendingPathComponent("x")
    try wrapper(oldIsFolder, "old").write(to: url, originalContentsURL: nil)
    #expect(throws: CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: url.path])) {
      try wrapper(newIsFolder, "new").write(to: url, replaces: false)
    }
    #expect(try text(oldIsFolder ? "x/in.txt" : "x") == "old" && names == ["x"])
    try wrapper(newIsFolder, "new").write(to: url, originalContentsURL: nil)
    #expect(try text(newIsFolder ? "x/in.txt" : "x") == "new" && names == ["x"])
  }

  @Test func aReplacedFileKeepsItsPermissionsAndItsLink() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (url, link) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("link"))
    try file("old").write(to: url, originalContentsURL: nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    try file("new").write(to: link, originalContentsURL: nil)
    #expect(try text("a") == "new" && names == ["a", "link"])
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == url.path)
  }

  /// A name that leads out of the folder fails half way through.
  @Test func nothingIsLeftOfWhatFails() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = FileWrapper(directoryWithFileWrappers: ["a.txt": file("a")])
    whole.addRegularFile(withContents: Data(), preferredFilename: "../out")
    #expect(throws: CocoaError.self) {
      try whole.write(to: folder.appendingPathComponent("doc"), originalContentsURL: nil)
    }
    #expect(names.isEmpty)
    let missing = folder.appendingPathComponent("none/a")
    #expect(throws: CocoaError.self) { try file("a").write(to: missing, originalContentsURL: nil) }
  }

  /// Nobody writes into a pipe: who read it would wait for ever.
  @Test func pipesAreNotRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appendingPathComponent("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: CocoaError.self) { try FileWrapper(url: pipe) }
  }
}
