import Foundation
import Testing

@testable import ChatStore

/// Pages and look-ups follow indices: their cost does not grow with the history.
struct QueryPlanTests {

  @Test func everyQueryUsesAnIndex() async throws {
    let folder = try TemporaryFolder()
    await (try await folder.open()).close()
    let connection = try Connection(path: folder.file.path, busyTimeout: 100)
    let channel = "m.channel = ? AND m.in_thread = 0", thread = "m.thread_id = ?"
    let queries: [(sql: String, index: String)] = [
      (
        MessageReader.query(channel, "m.position < ?", "DESC"),
        "message_place (channel=? AND in_thread=? AND position<?)"
      ),
      (
        MessageReader.query(channel, "m.position = ? AND m.id > ?", "ASC"),
        "message_place (channel=? AND in_thread=? AND position=? AND id>?)"
      ),
      (MessageReader.query(thread, "m.position > ?", "ASC"), "message_thread (thread_id=? AND position>?)"),
      (
        MessageReader.query(thread, "m.position = ? AND m.id < ?", "DESC"),
        "message_thread (thread_id=? AND position=? AND id<?)"
      ),
      (MessageReader.unreadCount, "COVERING INDEX message_place"),
      (MessageReader.unreadFirst, "COVERING INDEX message_place"),
      (ChatStore.searchQuery, "VIRTUAL TABLE INDEX"), (ChatStore.searchQuery, "message_search (search_id=?)"),
      (ChatStore.findQuery, "VIRTUAL TABLE INDEX"), (ChatStore.findQuery, "message_search (search_id=?)"),
    ]
    for query in queries {
      let plan = try connection.plan(of: query.sql)
      #expect(plan.contains { $0.contains(query.index) }, "\(plan)")
      // Nothing is sorted, and nothing is read from end to end.
      #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
      #expect(
        !plan.contains { $0.hasPrefix("SCAN m") || $0.hasPrefix("SCAN message") || $0.hasPrefix("SCAN u") }, "\(plan)")
    }
  }

  /// All statements that the module runs, taken from its sources.
  @Test func lookUpsUseIndicesAndNothingCountsItsWay() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/ChatStore")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect(!source.contains("OFFSET "), "\(file.lastPathComponent)")
    }
  }

  @Test func statementsOfWritingNeverScanMessages() async throws {
    let folder = try TemporaryFolder()
    let store = try await folder.open()
    let plans = try await store.write(.normal) { transaction in
      let connection = transaction.connection
      // Does everything once, then asks for the plans of all that was prepared.
      var batch = ServerBatch()
      batch.timelines = [
        TimelineChunk(
          channel: .main,
          events: [
            .message("$1", "a", by: .me, quoted: "$2", thread: "$3"), .message("$2", "b", by: .me), .message("$3", "c"),
            .event("$4", .edit("$2", .text("d")), by: .me), .event("$5", .reaction("$2", "x")),
            .event("$6", .redaction("$3")), .event("$7", .redaction("$4")), .event("$8", .redaction("$5")),
            .event("$10", .message(.poll(.init(question: "?", options: [.init(id: "a", text: "A")])))),
            .event("$11", .vote("$10", ["a"])), .event("$12", .redaction("$11")),
          ], placement: .newest(missingBefore: "t"))
      ]
      batch.receipts = [ServerBatch.Receipt(channel: .main, user: .bob, event: "$2", readAt: .noon)]
      batch.pins = [.main: ["$2"]]
      _ = try transaction.keep(batch)
      let message = OutgoingMessage(channel: .main, content: .text("mine"))
      try transaction.send(message)
      let entry = try #require(try transaction.entries(of: message.id.rawValue).first)
      try transaction.finish(entry, as: "$9", order: nil)
      try transaction.edit(message.id, .text("better"), at: .noon)
      try transaction.react(message.id, "y")
      try transaction.unreact(message.id, "y")
      try transaction.redact(message.id, reason: "")
      let asked = OutgoingMessage(
        channel: .main, content: .poll(.init(question: "?", options: [.init(id: "a", text: "A")])))
      try transaction.send(asked)
      let sending = try #require(try transaction.entries(of: asked.id.rawValue).first)
      try transaction.finish(sending, as: "$13", order: nil)
      try transaction.vote(asked.id, ["a"], at: .noon)
      let voting = try #require(try transaction.entries(of: asked.id.rawValue).first)
      try transaction.finish(voting, as: "$14", order: nil)
      try transaction.vote(asked.id, [], at: .noon)
      try transaction.endPoll(asked.id, at: .noon)
      return try connection.statementTexts.flatMap { sql in
        guard ["SELECT", "UPDATE", "DELETE", "INSERT"].contains(where: sql.hasPrefix) else {
          return [(String, String)]()
        }
        return try connection.plan(of: sql).map { (sql, $0) }
      }
    }
    #expect(plans.count > 40)
    for (sql, step) in plans {
      let scansMuch = ["message", "edit", "reaction", "vote", "v", "redaction", "receipt", "m", "r", "search_id"]
        .contains { table in
          step == "SCAN \(table)" || step.hasPrefix("SCAN \(table) ")
        }
      #expect(!scansMuch, "\(sql): \(step)")
    }
  }
}

extension Connection {
  /// How SQLite runs a statement, its parameters unknown.
  fileprivate func plan(of sql: String) throws -> [String] {
    let statement = try Statement("EXPLAIN QUERY PLAN " + sql, of: self)
    var steps: [String] = []
    while try statement.step() { steps.append(statement.text(3)) }
    return steps
  }
}
