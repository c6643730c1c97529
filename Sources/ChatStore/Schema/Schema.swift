/// The tables of the file, made by steps that each lead from one version to the next.
enum Schema {
  /// Tells files of the store from other databases ("apus").
  static let applicationID: Int64 = 0x6170_7573

  /// One step. It runs in the transaction that also raises the version.
  struct Step: Sendable {
    let change: @Sendable (Connection) throws(ChatStoreError) -> Void
  }

  /// The step at index `n` leads from version `n` to `n + 1`.
  static let steps = [conversation, search, votes, previews, writtenPolls, threadReceipts]

  static var version: Int { steps.count }

  /// Brings the file to `version`. A file of a newer version or of another program is left as it is.
  static func migrate(_ connection: Connection, to version: Int = version) throws(ChatStoreError) {
    var found = try check(connection)
    guard found < version else { return }
    // A file of nothing yet; WAL stays on from now on.
    try connection.execute("PRAGMA journal_mode = WAL")
    try connection.write(.full) {
      // Another process may have been faster.
      found = try check(connection)
      guard found < version else { return }
      for step in steps[found..<version] { try step.change(connection) }
      try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
  }

  /// The version of a file of the store, 0 for an empty file.
  private static func check(_ connection: Connection) throws(ChatStoreError) -> Int {
    let number = { (name: String) throws(ChatStoreError) -> Int64 in
      try connection.first(name) { $0.integer(0) } ?? 0
    }
    let found = Int(try number("PRAGMA user_version"))
    let tables = try number("SELECT count(*) FROM sqlite_schema")
    let application = try number("PRAGMA application_id")
    guard application == applicationID || application == 0 && found == 0 && tables == 0 else { throw .foreignFile }
    guard found <= version else { throw .newerVersion(found: found, supported: version) }
    return found
  }
}
