import Foundation
import Testing

@testable import ChatStore

/// Files are whole or not there, the folder is bounded, and what is to be sent stays.
struct AttachmentCacheTests {
  private let folder: TemporaryFolder
  private let store: ChatStore
  private var cache: AttachmentCache { store.attachments }

  init() async throws {
    folder = try TemporaryFolder()
    store = try await folder.open(options: ChatStoreOptions(busyTimeout: 0.2, cacheLimit: 1000))
  }

  private func bytes(_ count: Int, _ value: UInt8 = 7) -> Data { Data(repeating: value, count: count) }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cache.folder.path).sorted()
  }

  @Test func sourcesAreNeverPaths() async throws {
    let sources = [
      "../../etc/passwd", "/etc/passwd", "a/b", "", ".", "\u{0}x", String(repeating: "x", count: 10_000), "mxc://a/b",
    ]
    for (index, source) in sources.enumerated() {
      try await cache.store(bytes(10, UInt8(index)), for: source)
      #expect(try await cache.data(for: source) == bytes(10, UInt8(index)))
    }
    #expect(try files().count == sources.count)
    #expect(
      try files().allSatisfy {
        $0.utf8.allSatisfy {
          UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
            || $0 == UInt8(ascii: "-")
        }
      })
  }

  @Test func theLeastRecentlyUsedLeave() async throws {
    for name in ["a", "b", "c"] { try await cache.store(bytes(300), for: name) }
    _ = try await cache.data(for: "a")
    try await cache.store(bytes(300), for: "d")
    #expect(try await cache.data(for: "b") == nil)
    for name in ["a", "c", "d"] { #expect(try await cache.data(for: name) != nil) }
    #expect(try await cache.size() == 900)
    // One that is larger than the limit does not stay, nor do the others for its sake.
    try await cache.store(bytes(2000), for: "e")
    #expect(try await cache.size() <= 1000)
    try await cache.remove("d")
    #expect(try await cache.data(for: "d") == nil)
  }

  @Test func whatIsToBeSentNeverLeaves() async throws {
    let attachment = Attachment(source: "local:1", name: "a.png", type: "image/png", thumbnail: "local:2")
    let draft = Draft(channel: .main, attachments: [attachment])
    try await store.save(draft)
    try await cache.store(bytes(900), for: "local:1")
    try await cache.store(bytes(900), for: "local:2")
    for number in 0..<5 { try await cache.store(bytes(400), for: "\(number)") }
    #expect(try await cache.data(for: "local:1") != nil)
    #expect(try await cache.data(for: "local:2") != nil)
    try await store.send(OutgoingMessage(id: draft.id, channel: .main, content: .images([attachment], caption: "")))
    for number in 0..<5 { try await cache.store(bytes(400), for: "\(number)") }
    #expect(try await cache.data(for: "local:1") != nil)
    let entry = try #require(try await store.takeOne())
    try await store.finish(entry.id, as: .sent("$1"))
    for number in 0..<5 { try await cache.store(bytes(400), for: "\(number)") }
    #expect(try await cache.data(for: "local:1") == nil)
    #expect(try await cache.size() <= 1000)
  }

  @Test func whatAnEditNeedsStaysToo() async throws {
    let sent = try await store.say("text")
    let entry = try #require(try await store.takeOne())
    let attachment = Attachment(source: "local:1", name: "a.png", type: "image/png")
    try await store.edit(sent.id, to: .images([attachment], caption: "text"), at: .noon)
    try await store.finish(entry.id, as: .sent("$1"))
    try await cache.store(bytes(900), for: "local:1")
    try await cache.store(bytes(900), for: "other")
    #expect(try await cache.data(for: "local:1") != nil)
    let edit = try #require(try await store.takeOne())
    try await store.finish(edit.id, as: .failed(reason: "no", isRetryable: true))
    try await store.discard(edit.id)
    try await cache.store(bytes(900), for: "third")
    #expect(try await cache.data(for: "local:1") == nil)
  }

  @Test func tornAndChangedFilesAreAskedForAgain() async throws {
    try await cache.store(bytes(300), for: "a")
    let file = try #require(try await cache.file(for: "a"))
    #expect(try Data(contentsOf: file) == bytes(300))
    try bytes(299).write(to: file)
    #expect(try await cache.file(for: "a") == nil)
    #expect(try files() == [])
    try await cache.store(bytes(300), for: "a")
    try bytes(300, 8).write(to: try #require(try await cache.file(for: "a")))
    #expect(try await cache.data(for: "a") == nil)
    try await cache.store(bytes(300), for: "a")
    try FileManager.default.removeItem(at: cache.folder)
    #expect(try await cache.data(for: "a") == nil)
    // A source's new bytes replace the old ones.
    try await cache.store(bytes(300), for: "a")
    try await cache.store(bytes(200), for: "a")
    #expect(try await cache.data(for: "a") == bytes(200))
    #expect(try files().count == 1)
  }

  @Test func strangeFilesAreLeftAlone() async throws {
    try await cache.store(bytes(10), for: "a")
    let strange = cache.folder.appending(path: "notes.txt")
    try bytes(5000).write(to: strange)
    for number in 0..<5 { try await cache.store(bytes(400), for: "\(number)") }
    #expect(FileManager.default.fileExists(atPath: strange.path))
  }

  @Test func aFolderThatCannotBeMadeIsTold() async throws {
    try bytes(1).write(to: cache.folder)
    await #expect(throws: ChatStoreError.self) { try await cache.store(bytes(1), for: "a") }
    #expect(try await cache.data(for: "a") == nil)
  }

  /// Digests of FIPS 180-4's examples.
  @Test func digestsAreThoseOfTheStandard() {
    func digest(_ text: String) -> String { CacheFolder.digest(Data(text.utf8)) }
    #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
