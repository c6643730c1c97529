import Foundation

/// How a store is opened.
public struct ChatStoreOptions: Sendable {
  /// Seconds to wait for another process before ``ChatStoreError/locked``.
  public var busyTimeout: Double
  /// Connections that read.
  public var readers: Int
  /// Bytes of files of attachments; those that are to be sent come on top.
  public var cacheLimit: Int

  /// Two seconds, three readers, 256 MiB.
  public init(busyTimeout: Double = 2, readers: Int = 3, cacheLimit: Int = 256 << 20) {
    self.busyTimeout = busyTimeout
    self.readers = readers
    self.cacheLimit = cacheLimit
  }
}

extension ChatStore {
  /// Opens the store in a file, which is made if there is none; attachments are in a folder beside it.
  ///
  /// An earlier version's file is brought up to date in one transaction. A newer version's, another program's and a damaged
  /// one are left as they are. What was being sent when the program ended is to be sent again.
  public static func open(
    at file: URL, user: UserID, options: ChatStoreOptions = ChatStoreOptions()
  ) async throws(ChatStoreError) -> ChatStore {
    let timeout = Int32(max(0, min(options.busyTimeout, 3600)) * 1000)
    let connection = try await ConnectionQueue.opening { () throws(ChatStoreError) in
      let connection = try Connection(path: file.path, busyTimeout: timeout)
      do throws(ChatStoreError) {
        try prepare(connection)
      } catch {
        connection.close()
        throw error
      }
      return connection
    }
    let readers = try ReaderPool(path: file.path, count: max(1, min(options.readers, 16)), busyTimeout: timeout)
    let folder = URL(fileURLWithPath: file.path + ".attachments", isDirectory: true)
    let held: AttachmentCache.HeldSources = { () throws(ChatStoreError) in
      try await readers.read { connection in
        Set(try connection.all("SELECT DISTINCT source FROM held_attachment") { $0.text(0) })
      }
    }
    let cache = AttachmentCache(folder: folder, limit: options.cacheLimit, held: held)
    let store = ChatStore(user: user, attachments: cache, writer: connection, readers: readers)
    let isInterrupted = try await store.read { reader in
      try reader.connection.first("SELECT 1 FROM outbox WHERE state = 1 LIMIT 1") { $0.flag(0) } ?? false
    }
    if isInterrupted {
      try await store.write(Connection.Durability.full) { transaction in try transaction.resumeEntries() }
    }
    return store
  }

  private static func prepare(_ connection: Connection) throws(ChatStoreError) {
    try connection.execute(
      "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA cache_size = -2000; PRAGMA journal_size_limit = 67108864"
    )
    try Schema.migrate(connection)
    // What cannot be written is told of now, not when something is lost.
    if connection.isReadOnly { throw .readOnly }
    try connection.execute("BEGIN IMMEDIATE; ROLLBACK")
  }
}

extension ConnectionQueue {
  /// Opens a connection on its own queue.
  static func opening(
    _ open: @escaping @Sendable () throws(ChatStoreError) -> Connection
  ) async throws(ChatStoreError) -> ConnectionQueue {
    let queue = DispatchQueue(label: "ChatStore.writer", qos: .userInitiated)
    let result = await withCheckedContinuation { continuation in
      queue.async {
        do throws(ChatStoreError) {
          continuation.resume(
            returning: Result<ConnectionQueue, ChatStoreError>.success(ConnectionQueue(try open(), queue)))
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
    return try result.get()
  }
}
