import Dispatch

/// The connections that read: each sees the last commit, and none waits for the writer.
struct ReaderPool: Sendable {
  private let readers: [ConnectionQueue]

  init(path: String, count: Int, busyTimeout: Int32) throws(ChatStoreError) {
    var readers: [ConnectionQueue] = []
    for number in 0..<count {
      let connection = try Connection(path: path, busyTimeout: busyTimeout)
      // The system keeps the file's pages, too: a megabyte spares what one question reads again and again.
      try connection.execute(
        "PRAGMA query_only = ON; PRAGMA cache_size = -1000; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
      readers.append(
        ConnectionQueue(connection, DispatchQueue(label: "ChatStore.reader.\(number)", qos: .userInitiated)))
    }
    self.readers = readers
  }

  /// Runs `body` on one state of the file, on the connection with the least to do.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> Value
  ) async throws(ChatStoreError) -> Value {
    guard let reader = readers.min(by: { $0.load < $1.load }) else { throw .closed }
    return try await reader.read(body)
  }

  func close() async {
    for reader in readers { await reader.close() }
  }
}
