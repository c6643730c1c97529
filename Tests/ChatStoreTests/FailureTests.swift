import CSQLite
import Foundation
import Testing

@testable import ChatStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What goes wrong outside is told by name, and what was there stays.
struct FailureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func fill(_ count: Int = 200) async throws {
    let store = try await folder.open()
    var batch = ServerBatch()
    let events = (0..<count).map { ServerEvent.message(EventID(rawValue: "$\($0)"), "message \($0)") }
    batch.timelines = [TimelineChunk(channel: .main, events: events, placement: .newest())]
    batch.cursors = ["sync": "1"]
    try await store.apply(batch)
    await store.close()
  }

  private func expectAll(_ count: Int = 200) async throws {
    let store = try await folder.open()
    #expect(try await store.texts().count == count)
    #expect(try await store.checkIntegrity() == [])
    await store.close()
  }

  // MARK: Disk full

  @Test func aFullDiskTakesNothingAndKeepsAll() async throws {
    try await fill()
    let store = try await folder.open()
    let pages = try await store.write(.normal) { transaction in
      let pages = try transaction.connection.first("PRAGMA page_count") { $0.integer(0) } ?? 0
      _ = try transaction.connection.first("PRAGMA max_page_count = \(pages + 1)") { $0.integer(0) }
      return pages
    }
    #expect(pages > 10)
    let draft = Draft(channel: .main, text: String(repeating: "long ", count: 4000))
    let message = OutgoingMessage(id: draft.id, channel: .main, content: .text(draft.text))
    await #expect(throws: ChatStoreError.diskFull) { try await store.send(message) }
    await #expect(throws: ChatStoreError.diskFull) { try await store.save(draft) }
    var batch = ServerBatch()
    batch.cursors = ["sync": "2"]
    batch.timelines = [
      TimelineChunk(channel: .main, events: [.message("$new", draft.text)], placement: .newest())
    ]
    let tooMuch = batch
    await #expect(throws: ChatStoreError.diskFull) { try await store.apply(tooMuch) }
    #expect(try await store.cursor("sync") == "1")
    #expect(try await store.texts().count == 200)
    #expect(try await store.outbox() == [])
    // With room again all goes on.
    try await store.write(.normal) { transaction in
      _ = try transaction.connection.first("PRAGMA max_page_count = 1000000") { $0.integer(0) }
    }
    try await store.send(message)
    #expect(try await store.texts().count == 201)
    await store.close()
    try await expectAll(201)
  }

  // MARK: Other processes

  @Test func anotherWriterIsWaitedForAndThenTold() async throws {
    try await fill()
    let store = try await folder.open()
    let other = try Connection(path: folder.file.path, busyTimeout: 0)
    try other.execute("BEGIN IMMEDIATE")
    await #expect(throws: ChatStoreError.locked) { try await store.say("a") }
    // Readers do not wait.
    #expect(try await store.texts().count == 200)
    try other.execute("ROLLBACK")
    try await store.say("a")
    #expect(try await store.texts().count == 201)
    try other.execute("BEGIN IMMEDIATE")
    await #expect(throws: ChatStoreError.locked) { try await folder.open() }
    try other.execute("ROLLBACK")
  }

  // MARK: Versions

  @Test func newerFilesAreLeftAsTheyAre() async throws {
    try await fill()
    let connection = try Connection(path: folder.file.path, busyTimeout: 0)
    try connection.execute("PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    let before = try Data(contentsOf: folder.file)
    await #expect(throws: ChatStoreError.newerVersion(found: 99, supported: Schema.version)) { try await folder.open() }
    #expect(try Data(contentsOf: folder.file) == before)
  }

  @Test func filesOfOthersAreLeftAsTheyAre() async throws {
    let connection = try Connection(path: folder.file.path, busyTimeout: 0)
    try connection.execute("CREATE TABLE theirs (a); INSERT INTO theirs VALUES (1)")
    connection.close()
    let before = try Data(contentsOf: folder.file)
    await #expect(throws: ChatStoreError.foreignFile) { try await folder.open() }
    #expect(try Data(contentsOf: folder.file) == before)
  }

  // MARK: Damage

  @Test func damagedFilesAreToldAndSetAside() async throws {
    try await fill()
    var bytes = try Data(contentsOf: folder.file)
    bytes.replaceSubrange(0..<64, with: Data(repeating: 0x55, count: 64))
    try bytes.write(to: folder.file)
    do {
      _ = try await folder.open()
      Issue.record("it opened")
    } catch {
      guard case ChatStoreError.corrupt = error else { throw error }
    }
    #expect(try Data(contentsOf: folder.file) == bytes)
    let aside = try ChatStore.setAside(at: folder.file)
    #expect(aside.lastPathComponent == "chat.sqlite.aside-1")
    #expect(try Data(contentsOf: aside) == bytes)
    let store = try await folder.open()
    #expect(try await store.texts() == [])
    await store.close()
    // The next one does not take its place.
    #expect(try ChatStore.setAside(at: folder.file).lastPathComponent == "chat.sqlite.aside-2")
    #expect(throws: ChatStoreError.notFound("file")) { try ChatStore.setAside(at: folder.file) }
  }

  @Test(arguments: 1...12) func damagedPagesNeverCrash(seed: UInt64) async throws {
    try await fill(400)
    var random = SeededRandom(seed)
    let before = try Data(contentsOf: folder.file)
    var bytes = before
    for _ in 0..<8 {
      // Behind the file's header, so that it opens.
      let start = Int.random(in: 100..<bytes.count - 600, using: &random)
      for index in start..<start + Int.random(in: 1...500, using: &random) {
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
    }
    try bytes.write(to: folder.file)
    do {
      let store = try await folder.open()
      // Each may work or tell; what throws is one of the store's errors by its type.
      _ = try? await store.page(of: .channel(.main), limit: 1000)
      _ = try? await store.search("message")
      _ = try? await store.say("a")
      _ = try? await store.deliver(.event("$e", .edit("$7", .text("b"))), .event("$r", .redaction("$8")))
      _ = try? await store.checkIntegrity()
      await store.close()
    } catch {
      #expect(error is ChatStoreError)
    }
  }

  @Test func aTornLogLosesOnlyItsEnd() async throws {
    let store = try await folder.open()
    for number in 0..<20 { try await store.say("\(number)") }
    // A copy as a fall of the power leaves it, its log cut anywhere.
    let log = try Data(contentsOf: URL(fileURLWithPath: folder.file.path + "-wal"))
    let main = try Data(contentsOf: folder.file)
    for cut in stride(from: 0, through: log.count, by: max(1, log.count / 9)) {
      let copy = try TemporaryFolder()
      try main.write(to: copy.file)
      try log.prefix(cut).write(to: URL(fileURLWithPath: copy.file.path + "-wal"))
      let opened = try await copy.open()
      let texts = try await opened.texts()
      #expect(texts == (0..<texts.count).map(String.init))
      #expect(try await opened.outbox().count == texts.count)
      #expect(try await opened.checkIntegrity() == [])
      await opened.close()
    }
  }

  // MARK: Permissions

  private static var isRoot: Bool { geteuid() == 0 }

  @Test(.disabled(if: isRoot, "permissions do not bind root")) func readOnlyFilesAreTold() async throws {
    try await fill()
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.file.path)
    await #expect(throws: ChatStoreError.readOnly) { try await folder.open() }
    try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.file.path)
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    await #expect(throws: ChatStoreError.readOnly) { try await folder.open() }
    #expect(throws: ChatStoreError.readOnly) { try ChatStore.setAside(at: folder.file) }
    let empty = folder.url.appending(path: "new.sqlite")
    await #expect(throws: ChatStoreError.readOnly) { try await ChatStore.open(at: empty, user: .me) }
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    try await expectAll()
  }

  @Test func whatIsNoFileIsTold() async throws {
    do {
      _ = try await ChatStore.open(at: folder.url, user: .me)
      Issue.record("it opened")
    } catch {
      guard case ChatStoreError.cannotOpen = error else { throw error }
    }
    let missing = folder.url.appending(path: "no/such/folder/chat.sqlite")
    do {
      _ = try await ChatStore.open(at: missing, user: .me)
      Issue.record("it opened")
    } catch {
      guard case ChatStoreError.cannotOpen = error else { throw error }
    }
  }

  // MARK: Durability

  @Test func whatTheUserWroteIsSynchronized() async throws {
    let store = try await folder.open()
    let level = { () async throws -> Int64 in
      try await store.write(.normal) { _ in 0 }
    }
    _ = level
    // The levels are 1 for NORMAL and 2 for FULL.
    for (durability, expected) in [(Connection.Durability.full, 2), (.normal, 1), (.full, 2)]
      as [(Connection.Durability, Int64)]
    {
      let found = try await store.write(durability) { transaction in
        try transaction.connection.first("PRAGMA synchronous") { $0.integer(0) }
      }
      #expect(found == expected)
    }
    #expect(
      try await store.write(.normal) { try $0.connection.first("PRAGMA journal_mode") { $0.text(0) } } == "wal")
  }
}
