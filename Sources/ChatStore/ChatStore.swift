import Foundation

/// The store of a chat: what was said, what is to be said, and how far everybody has come, in one file of SQLite.
///
/// One connection writes, others read; each has a queue of its own, so that nothing runs on the caller's thread and readers
/// never wait for the writer. A file belongs to one user and is written by one store at a time; a second process gets
/// ``ChatStoreError/locked`` while the first writes.
///
/// What is promised:
///
/// 1. ``send(_:)`` returns when the message, its entry in the outbox and the empty draft are on the disk, in one transaction.
///    Only then a composer may be cleared. Drafts and all else in the outbox are on the disk too when their call returns
///    (`synchronous=FULL`).
/// 2. A batch of a server and its cursor are kept together or not at all. After a fall of the power the last ones may be
///    missing with their cursors (`synchronous=NORMAL`): the server tells them again.
/// 3. An entry of the outbox has the same transaction id at each attempt.
/// 4. What was sent is there once, whether its echo comes before the answer, after it, twice or never, and under one
///    ``MessageID`` from the first keystroke on.
/// 5. Events may come twice and in any order; edits, redactions, reactions, receipts and pins wait for their message, answers
///    are kept without what they answer.
/// 6. Messages stand in the server's order, never in that of a clock; one's own that it has not placed stand last.
/// 7. A call that throws has changed nothing.
public final class ChatStore: Sendable {
  /// The user whose store it is.
  public let user: UserID
  /// The files that belong to messages.
  public let attachments: AttachmentCache
  let observers = Observers()
  let writer: ConnectionQueue
  private let readers: ReaderPool

  init(
    user: UserID, attachments: AttachmentCache, writer: ConnectionQueue, readers: ReaderPool
  ) {
    self.user = user
    self.attachments = attachments
    self.writer = writer
    self.readers = readers
  }

  /// Waits for what was begun, and closes the file. Streams end; calls after it throw ``ChatStoreError/closed``.
  public func close() async {
    await writer.close()
    await readers.close()
    observers.close()
  }

  /// Runs `body` on one state of the file.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (MessageReader) throws -> Value
  ) async throws(ChatStoreError) -> Value {
    let user = user
    do throws(ChatStoreError) {
      return try await readers.read { connection in try body(MessageReader(connection: connection, user: user)) }
    } catch {
      observers.report(error)
      throw error
    }
  }

  /// Runs `body` in one transaction, and then tells whoever watches what it changed.
  func write<Value: Sendable>(
    _ durability: Connection.Durability, _ body: @escaping @Sendable (WriteTransaction) throws -> Value
  ) async throws(ChatStoreError) -> Value {
    let user = user, observers = observers
    return try await writer.run { connection in
      let transaction = WriteTransaction(connection, user: user)
      // Asked for while something is wrong only.
      let before = observers.trouble.map { _ in (changes: connection.changeCount, pages: connection.pageCount) }
      var rows: [RowChange] = []
      let value: Value
      do throws(ChatStoreError) {
        value = try connection.write(durability) {
          let value = try body(transaction)
          rows = try transaction.finish()
          return value
        }
      } catch {
        observers.report(error)
        throw error
      }
      if let before, connection.changeCount != before.changes {
        observers.endTrouble(hasRoom: connection.pageCount > before.pages)
      }
      let changes = transaction.changes
      observers.publish(
        rows, gaps: changes.gaps, channels: changes.channels, hasOutboxChanged: changes.hasOutboxChanged)
      return value
    }
  }

  /// Keeps what a server told, with its cursors, in one transaction.
  ///
  /// Events that are too large, or have no place in the server's order, are left out and named in the result.
  @discardableResult
  public func apply(_ batch: ServerBatch) async throws(ChatStoreError) -> BatchResult {
    try await write(.normal) { transaction in try transaction.keep(batch) }
  }
}
