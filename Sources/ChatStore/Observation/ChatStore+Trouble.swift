extension ChatStore {
  /// Why the file cannot be written or read: what is now, then each change; nil while all is well.
  ///
  /// It ends with the next transaction that changes something and is kept, that of a full disk with one by which the file
  /// grows, or with ``tryWriting()``; damage stays until the store is opened again. A consumer that is slow gets the newest.
  public func trouble() -> AsyncStream<ChatStoreError?> {
    let mailbox = Mailbox<ChatStoreError?>()
    let observation = observers.add(mailbox)
    return AsyncStream { [observation] in
      _ = observation
      return await mailbox.next()
    }
  }

  /// Finds out whether there is room again, and ends ``trouble()`` if there is: writes 16 KB and takes them back.
  public func tryWriting() async throws(ChatStoreError) {
    try await write(.full) { transaction in
      _ = try transaction.connection.run(
        "INSERT INTO cursor (name, value) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2", "room",
        String(repeating: " ", count: 16 << 10))
    }
    try await write(.full) { _ = try $0.connection.run("DELETE FROM cursor WHERE name = ?", "room") }
    observers.endTrouble(hasRoom: true)
  }
}

extension ChatStoreError {
  /// Whether it is about the file, its disk, or who holds it, and not about what was asked: then everything else fails, too.
  public var concernsFile: Bool {
    switch self {
    case .diskFull, .readOnly, .corrupt, .foreignFile, .newerVersion, .locked, .cannotOpen, .inputOutput: true
    case .notFound, .alreadySent, .tooLarge, .notPossible, .closed, .cancelled, .fault: false
    }
  }
}
