import Foundation
import ReaderViews
import Testing

/// What the store keeps, finds and refuses.
@Suite struct ReaderStoreTests {
  @Test func theSeedIsAlwaysTheSame() async throws {
    let (first, second) = (try await seededStore(), try await seededStore())
    #expect(try await first.folders() == second.folders())
    for folder in try await first.folders() {
      let query = MessageQuery(place: .folder(folder.id))
      #expect(try await first.messages(query) == second.messages(query), "\(folder.name)")
    }
  }

  /// The shares of the folders are hundredths: 2,000 messages are all there.
  @Test func theSeedHasAsManyMessagesAsItSays() async throws {
    let store = try await seededStore(count: 2_000)
    var count = 0
    for folder in try await store.folders() {
      count += try await store.messages(MessageQuery(place: .folder(folder.id))).count
    }
    #expect(count == 2_000)
  }

  @Test func whatIsWrittenIsThereAgain() async throws {
    let folder = try StoreFolder()
    let store = try await seededStore(folder.location)
    let message = try #require(try await store.messages(MessageQuery(place: .unread)).first)
    var state = try #require(try await store.states(of: [message.id]).first)
    state.isRead = true
    state.isFlagged = true
    try await store.apply([state])
    await store.close()
    let again = try await seededStore(folder.location)
    #expect(try await again.states(of: [message.id]) == [state])
  }

  @Test func everyOrderIsInOrder() async throws {
    let store = try await seededStore()
    func rows(_ order: MessageOrder) async throws -> [MessageSummary] {
      try await store.messages(MessageQuery(place: .folder(5), order: order))
    }
    let newest = try await rows(.newest)
    #expect(newest.map(\.date) == newest.map(\.date).sorted(by: >))
    #expect(try await rows(.oldest).map(\.date) == newest.map(\.date).sorted())
    let senders = try await rows(.sender).map { $0.sender.lowercased() }
    #expect(senders == senders.sorted())
    let read = try await rows(.unread).map(\.isRead)
    #expect(read == read.filter { !$0 } + read.filter { $0 })
  }

  @Test func wordsAreFoundByTheirBeginnings() async throws {
    let store = try await seededStore(count: 0)
    var draft = Draft(sender: "Ada", address: "ada@meadow.example")
    draft.subject = "Übermorgen"
    draft.text = "The *lighthouse* keeper's \"dog\""
    let id = try await store.save(draft, in: 8, date: readerDay)
    func found(_ text: String) async throws -> [Int] {
      try await store.messages(MessageQuery(place: .unread, text: text, scope: .everywhere)).map(\.id)
    }
    for text in ["light", "LIGHT keep", "ubermorgen", "\"dog\"", "dog'", "keeper -", "ada li"] {
      #expect(try await found(text) == [id], "\(text)")
    }
    for text in ["house", "cat", "light cat"] { #expect(try await found(text) == [], "\(text)") }
    try await store.destroy([id])
    #expect(try await found("light") == [])
  }

  @Test func aDraftIsReplacedNotDoubled() async throws {
    let store = try await seededStore(count: 0)
    var draft = Draft(sender: "Ada", address: "ada@meadow.example")
    draft.text = "One"
    let id = try await store.save(draft, in: 8, date: readerDay)
    draft.message = id
    draft.text = "Two"
    #expect(try await store.save(draft, in: 2, date: readerDay) == id)
    #expect(try await store.messages(MessageQuery(place: .folder(8))) == [])
    #expect(try await store.message(id).text == "Two")
  }

  // MARK: Files that are no stores

  private func problem(_ location: StoreLocation) async -> StoreProblem? {
    do {
      _ = try await seededStore(location)
      return nil
    } catch { return error as? StoreProblem }
  }

  @Test func anotherFileIsLeftAlone() async throws {
    let folder = try StoreFolder()
    let text = Data(String(repeating: "Dear diary, today it rained. ", count: 200).utf8)
    try text.write(to: URL(filePath: folder.location.path))
    #expect(await problem(folder.location) == .noDatabase(path: folder.location.path))
    #expect(folder.bytes == text)
    #expect(folder.location.unused.path.hasSuffix("reader-2.sqlite"))
  }

  /// The first bytes of every page after the first.
  @Test func aDamagedStoreIsLeftAlone() async throws {
    let folder = try StoreFolder()
    try await seededStore(folder.location).close()
    var bytes = try #require(folder.bytes)
    for page in stride(from: 4_096 * 3, to: bytes.count - 64, by: 4_096) {
      for offset in 0..<64 { bytes[page + offset] = 0xA5 }
    }
    try bytes.write(to: URL(filePath: folder.location.path))
    guard case .damaged = await problem(folder.location) else {
      Issue.record("a damaged store was opened")
      return
    }
    #expect(folder.bytes == bytes)
  }

  @Test func aStoreOfALaterVersionIsLeftAlone() async throws {
    let folder = try StoreFolder()
    try await seededStore(folder.location, count: 0).close()
    var bytes = try #require(folder.bytes)
    // The user's version stands at 60, its application at 68, both big-endian: sqlite.org/fileformat2.html#database_header.
    bytes[63] = 9
    try bytes.write(to: URL(filePath: folder.location.path))
    #expect(await problem(folder.location) == .newer(path: folder.location.path, version: 9))
    bytes[63] = 1
    bytes[68] = 0
    try bytes.write(to: URL(filePath: folder.location.path))
    #expect(await problem(folder.location) == .foreign(path: folder.location.path))
    #expect(folder.bytes == bytes)
  }

  @Test func aPlaceThatCannotBeSaysSo() async throws {
    let folder = try StoreFolder()
    let file = folder.url.appending(path: "file")
    try Data().write(to: file)
    let path = file.appending(path: "reader.sqlite").path(percentEncoded: false)
    guard case .cannotOpen = await problem(StoreLocation(path: path)) else {
      Issue.record("a store inside of a file")
      return
    }
  }

  @Test func aReadOnlyStoreIsReadAndNotWritten() async throws {
    let folder = try StoreFolder()
    try await seededStore(folder.location).close()
    let bytes = folder.bytes
    let store = ReaderStore(location: StoreLocation(path: folder.location.path, isReadOnly: true))
    #expect(try await store.open(seed: Seed(date: readerDay)) == false)
    let states = try await store.states(of: [1])
    await #expect(throws: StoreProblem.readOnly(path: folder.location.path)) { try await store.apply(states) }
    #expect(folder.bytes == bytes)
  }

  @Test func aFullStoreKeepsWhatItHas() async throws {
    let folder = try StoreFolder()
    let store = try await seededStore(folder.location, count: 0)
    // A limit below what there is is raised to that.
    try await store.limit(pages: 1)
    var draft = Draft(sender: "Ada", address: "ada@meadow.example")
    draft.text = String(repeating: "long ", count: 20_000)
    await #expect(throws: StoreProblem.full(path: folder.location.path)) {
      try await store.save(draft, in: 8, date: readerDay)
    }
    #expect(try await store.messages(MessageQuery(place: .folder(8))) == [])
    #expect(try await store.folders().count == 18)
  }
}
