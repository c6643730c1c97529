import Foundation

/// The messages, in a SQLite file. What is asked of it is done off the main actor, one thing after the other.
public actor ReaderStore {
  public nonisolated let location: StoreLocation
  private var connection: Database?

  public init(location: StoreLocation) { self.location = location }

  /// Opens the file, and fills it where it is new.
  ///
  /// - Returns: Whether it may be written.
  public func open(seed: Seed) throws(StoreProblem) -> Bool {
    let path = location.path
    if location.isFile, !location.isReadOnly {
      do {
        try FileManager.default.createDirectory(
          at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      } catch {
        throw .cannotOpen(path: path, detail: "its folder cannot be made")
      }
    }
    let database = try Database(path: path, writes: !location.isReadOnly)
    let isNew = try database.number("SELECT count(*) FROM sqlite_schema") == 0
    if isNew {
      guard !database.isReadOnly else { throw .readOnly(path: path) }
      try database.transaction { () throws(StoreProblem) in
        try database.execute(StoreSchema.statements)
        try seed.fill(database)
      }
    } else {
      try check(database)
    }
    try database.execute("PRAGMA foreign_keys = ON")
    connection = database
    return !database.isReadOnly
  }

  private func check(_ database: Database) throws(StoreProblem) {
    let path = location.path
    guard try database.number("PRAGMA application_id") == StoreSchema.application else { throw .foreign(path: path) }
    let version = try database.number("PRAGMA user_version") ?? 0
    guard version == StoreSchema.version else { throw .newer(path: path, version: version) }
    let verdict = try database.rows("PRAGMA quick_check(1)") { $0.text(0) }.first ?? ""
    guard verdict == "ok" else { throw .damaged(path: path, detail: verdict) }
  }

  /// Closes the file; what is asked afterwards is refused.
  public func close() { connection = nil }

  var database: Database {
    get throws(StoreProblem) {
      guard let connection else { throw .cannotOpen(path: location.path, detail: "it is closed") }
      return connection
    }
  }
}
