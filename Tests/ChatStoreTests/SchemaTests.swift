import Foundation
import Testing

@testable import ChatStore

/// Each step leads from the version before it, with what was there.
struct SchemaTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func tables(_ connection: Connection) throws -> [String] {
    try connection.all("SELECT coalesce(sql, name) FROM sqlite_schema ORDER BY type, name") { $0.text(0) }
  }

  @Test func everyStepLeadsToTheSameTables() throws {
    let fresh = try Connection(path: folder.url.appending(path: "fresh").path, busyTimeout: 0)
    try Schema.migrate(fresh)
    for start in 1..<Schema.version {
      let stepped = try Connection(path: folder.url.appending(path: "stepped-\(start)").path, busyTimeout: 0)
      try Schema.migrate(stepped, to: start)
      #expect(try stepped.first("PRAGMA user_version") { $0.integer(0) } == Int64(start))
      try Schema.migrate(stepped)
      #expect(try stepped.first("PRAGMA user_version") { $0.integer(0) } == Int64(Schema.version))
      #expect(try tables(stepped) == tables(fresh))
    }
  }

  /// From version 1, which had no search.
  @Test func searchFindsWhatWasThereBefore() async throws {
    let connection = try Connection(path: folder.file.path, busyTimeout: 0)
    try Schema.migrate(connection, to: 1)
    try connection.execute(
      """
      INSERT INTO channel (server_id, newest) VALUES ('!main:example.org', 3);
      INSERT INTO user (server_id) VALUES ('@ann:example.org');
      INSERT INTO counter VALUES ('message', 2500);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
        INSERT INTO message (id, channel, position, in_thread, sender, sent_at, kind, text, event_id, deleted)
        SELECT i, 1, i, 0, 1, 0, 'text', iif(i % 10 = 0, '', 'Wörter ' || i), '$' || i, i % 10 = 0 FROM n;
      """)
    connection.close()
    let store = try await folder.open()
    #expect(
      try await store.search("worter", limit: 3).map(\.message.text) == ["Wörter 2499", "Wörter 2498", "Wörter 2497"])
    #expect(try await store.search("worter 20 ").map(\.message.text) == [])
    try await store.deliver(.message("$new", "worter new"))
    #expect(try await store.search("worter", limit: 1).map(\.message.text) == ["worter new"])
    try await store.deliver(.event("$x", .redaction("$21")))
    #expect(try await store.search("21 ") == [])
    #expect(try await store.checkIntegrity() == [])
  }

  /// From version 5, which had one place for each user in a channel.
  @Test func placesInChannelsStay() async throws {
    let connection = try Connection(path: folder.file.path, busyTimeout: 0)
    try Schema.migrate(connection, to: 5)
    try connection.execute(
      """
      INSERT INTO channel (server_id, newest) VALUES ('!main:example.org', 2);
      INSERT INTO user (server_id) VALUES ('@bob:example.org');
      INSERT INTO counter VALUES ('message', 2);
      INSERT INTO message (id, channel, position, in_thread, sender, sent_at, kind, text, event_id)
        VALUES (1, 1, 1, 0, 1, 0, 'text', 'a', '$1'), (2, 1, 2, 0, 1, 0, 'text', 'b', '$2');
      INSERT INTO receipt VALUES (1, 1, 1, 5000, '$later', 6000);
      INSERT INTO cursor VALUES ('threads read', '[]'), ('read !main:example.org', '$1');
      """)
    connection.close()
    let store = try await folder.open()
    #expect(try await store.find("$1")?.readers.map(\.rawValue) == ["@bob:example.org"])
    try await store.deliver(.message("$later", "c"))
    #expect(try await store.find("$1")?.readers == [])
    #expect(try await store.find("$later")?.readers.map(\.rawValue) == ["@bob:example.org"])
    #expect(try await store.cursor("threads read") == nil)
    #expect(try await store.cursor("read !main:example.org") == "$1")
  }

  @Test func aStepThatFailsLeavesTheVersionBefore() throws {
    let connection = try Connection(path: folder.file.path, busyTimeout: 0)
    try Schema.migrate(connection, to: 1)
    // Something is in the way of the next step.
    try connection.execute("CREATE TABLE search (a)")
    let before = try tables(connection)
    #expect(throws: ChatStoreError.self) { try Schema.migrate(connection) }
    #expect(try connection.first("PRAGMA user_version") { $0.integer(0) } == 1)
    #expect(try tables(connection) == before)
  }
}
