import Foundation
import SafeOutput
import Synchronization
import Testing

@testable import UICore

/// The files of `@AppStorage` and `@SceneStorage`.
struct PropertyListFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let messages = Messages()

  private final class Messages: Sendable {
    let texts = Mutex<[String]>([])
  }

  private var url: URL { folder.appendingPathComponent("deep/preferences.plist") }

  private func open() -> PropertyListFile {
    PropertyListFile(url) { [messages] text in messages.texts.withLock { $0.append(text) } }
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func valuesComeBack() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = open()
    file["number"] = 3
    file["text"] = "é"
    file["window"] = ["a": true]
    file.flush()
    let again = open()
    #expect(again["number"] as? Int == 3)
    #expect(again["text"] as? String == "é")
    #expect((again["window"] as? [String: Any])?["a"] as? Bool == true)
    #expect(messages.texts.withLock { $0 } == [])
  }

  /// Foundation reads a dictionary with this key alone as a reference, which would cost all settings. Found by fuzzing.
  @Test(arguments: ["CF$UID", "CF$UID_", "CF$UID__", "CF$UIDs", "_CF$UID"])
  func anyKeyComesBackWhereItIsTheOnlyOne(_ key: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = open()
    file[key] = 7
    file.flush()
    #expect(open().values as? [String: Int] == [key: 7])
    file[key] = nil
    file["window"] = [[key: 1]]
    file.flush()
    #expect(open().values as? [String: [[String: Int]]] == ["window": [[key: 1]]])
    #expect(messages.texts.withLock { $0 } == [])
  }

  @Test func changesAreSavedWithoutAsking() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = open()
    for number in 1...100 { file["number"] = number }
    let deadline = Date(timeIntervalSinceNow: 120)
    while !FileManager.default.fileExists(atPath: url.path), Date.now < deadline {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(open()["number"] as? Int == 100)
    withExtendedLifetime(file) {}
  }

  /// What a program of a later version wrote stays in the file.
  @Test func valuesOfOthersAreKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = open()
    first["theirs"] = [1, 2]
    first.flush()
    let second = open()
    second["ours"] = "x"
    second.flush()
    #expect(open()["theirs"] as? [Int] == [1, 2])
  }

  /// The last ones hold references of keyed archives, at which `UserDefaults` stops the program.
  @Test(arguments: [
    "", "garbage", "<plist><array/></plist>", String(repeating: "<plist><dict>", count: 10_000),
    "<plist><dict><key>a</key><dict><key>CF$UID</key><integer>5</integer></dict></dict></plist>",
    "<plist><dict><key>a</key><array><dict><key>CF$UID</key><integer>5</integer></dict></array></dict></plist>",
  ])
  func aDamagedFileIsPutAside(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text)
    let file = open()
    #expect(file.values.isEmpty)
    #expect(messages.texts.withLock { $0.count } == 1)
    #expect(try String(contentsOfFile: url.path + ".damaged", encoding: .utf8) == text)
    file["a"] = 1
    file.flush()
    #expect(open()["a"] as? Int == 1)
    #expect(messages.texts.withLock { $0.count } == 1)
  }

  /// A binary list of 98 bytes: four lists, one in another, each of which names the next one ten times.
  @Test func aFileThatGrowsWhenItIsReadIsPutAside() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x61]]
    for number in 3...6 { objects.append([0xAA] + Array(repeating: UInt8(number), count: 10)) }
    objects.append([0x10, 5])
    let content = objects.reduce(Array("bplist00".utf8), +)
    var (offsets, next) = ([UInt8](), UInt8(8))
    for object in objects {
      offsets.append(next)
      next += UInt8(object.count)
    }
    func number(_ value: Int) -> [UInt8] { Array(repeating: 0, count: 7) + [UInt8(value)] }
    let trailer = [0, 0, 0, 0, 0, 0, 1, 1] + number(objects.count) + number(0) + number(content.count)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content + offsets + trailer).write(to: url)
    #expect(open().values.isEmpty)
    #expect(messages.texts.withLock { $0.count } == 1)
  }

  /// One that no file can say took all the others with it.
  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func aTimeOfAnySizeLeavesTheOthersInTheFile(seconds: Double) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = open()
    file["other"] = 1
    file["time"] = StoredForm.stored(Date(timeIntervalSinceReferenceDate: seconds))
    file.flush()
    let again = open()
    #expect(again["other"] as? Int == 1)
    #expect(again["time"] is Date)
    #expect(messages.texts.withLock { $0 } == [])
  }

  @Test func aSecondDamagedFileDoesNotReplaceTheFirst() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("first")
    _ = open()
    try write("second")
    _ = open()
    #expect(try String(contentsOfFile: url.path + ".damaged", encoding: .utf8) == "first")
    #expect(try String(contentsOfFile: url.path + ".damaged-2", encoding: .utf8) == "second")
  }

  /// A folder in the file's place, for one.
  @Test func whatCannotBeWrittenIsToldOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("deep"))
    let file = open()
    for number in 1...3 {
      file["a"] = number
      file.flush()
    }
    #expect(messages.texts.withLock { $0.count } == 1)
    #expect(file["a"] as? Int == 3)
  }

  /// What the system does not let us read may be a good file, which is there again tomorrow.
  @Test func whatCannotBeReadIsLeftAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let file = open()
    file["a"] = 1
    file.flush()
    #expect(file["a"] as? Int == 1)
    #expect(
      messages.texts.withLock { $0 }
        == ["\(url.path) cannot be read (Is a directory); nothing will be saved there."])
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).count == 1)
  }

  /// A later attempt would be cut off by the program's end.
  @Test func nothingIsWrittenAfterTheEnd() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let obstacle = folder.appendingPathComponent("deep")
    try Data().write(to: obstacle)
    let file = open()
    file["a"] = 1
    file.end()
    #expect(messages.texts.withLock { $0.map { $0.hasSuffix(").") } } == [true])
    try FileManager.default.removeItem(at: obstacle)
    file.flush()
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  /// As on a disk that was full: what could not be written is there as soon as it can, without another change.
  @Test func whatCouldNotBeWrittenIsTriedAgain() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let obstacle = folder.appendingPathComponent("deep")
    try Data().write(to: obstacle)
    let file = open()
    file["a"] = 1
    file.flush()
    #expect(messages.texts.withLock { $0.first?.hasSuffix("; it is tried again.") } == true)
    try FileManager.default.removeItem(at: obstacle)
    let deadline = Date(timeIntervalSinceNow: 120)
    while !FileManager.default.fileExists(atPath: url.path), Date.now < deadline {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(open()["a"] as? Int == 1)
    #expect(messages.texts.withLock { $0.count } == 1)
    withExtendedLifetime(file) {}
  }

  @Test func theFileIsItsOwnersAndNothingIsLeftBesideIt() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = open()
    for number in 1...3 {
      file["a"] = number
      file.flush()
    }
    #expect(try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).count == 1)
    // A folder in its place cannot be replaced, and nothing is left of the attempt.
    let taken = folder.appendingPathComponent("taken")
    try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
    #expect(throws: WholeFile.Failure.self) { try WholeFile.write(Data("a".utf8), to: taken.path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["deep", "taken"])
  }

  @Test(arguments: [
    (["XDG_CONFIG_HOME": "/x/config"], "/x/config/program"),
    (["XDG_CONFIG_HOME": "relative"], NSHomeDirectory() + "/.config/program"),
    (["HOME": "/x/home"], "/x/home/.config/program"), (["HOME": "x"], NSHomeDirectory() + "/.config/program"),
    ([:], NSHomeDirectory() + "/.config/program"),
  ])
  func theFolderIsThatOfTheSpecification(environment: [String: String], path: String) {
    let folder = PropertyListFile.programFolder(
      "XDG_CONFIG_HOME", fallback: ".config", program: "program", environment: environment)
    #expect(folder.path == path)
  }
}
