/// One transaction of the writer: the connection, and what was changed for those who watch.
///
/// Its parts are extensions, one for each kind of thing that is written.
final class WriteTransaction {
  let connection: Connection
  /// The user whom the store belongs to.
  let user: UserID
  let changes = ChangeLog()
  private(set) lazy var searchIndex = SearchIndex(connection)

  init(_ connection: Connection, user: UserID) {
    self.connection = connection
    self.user = user
  }

  // MARK: Names and numbers

  /// The row of a channel, which is made if there is none: nothing that a server tells of an unknown one is lost.
  func row(of channel: ChannelID) throws(ChatStoreError) -> Int64 {
    if let known = try knownRow(of: channel) { return known }
    try connection.run("INSERT INTO channel (server_id) VALUES (?)", channel)
    changes.channels.insert(channel)
    return connection.lastInsertedRow
  }

  func knownRow(of channel: ChannelID) throws(ChatStoreError) -> Int64? {
    try connection.first("SELECT id FROM channel WHERE server_id = ?", channel) { $0.integer(0) }
  }

  /// The row of a user, which is made if there is none.
  func row(of user: UserID) throws(ChatStoreError) -> Int64 {
    if let known = try connection.first("SELECT id FROM user WHERE server_id = ?", user, read: { $0.integer(0) }) {
      return known
    }
    try connection.run("INSERT INTO user (server_id) VALUES (?)", user)
    return connection.lastInsertedRow
  }

  /// The next number of a counter, which never gives one twice.
  func next(_ counter: String, by step: Int64 = 1) throws(ChatStoreError) -> Int64 {
    try connection.first(
      """
      INSERT INTO counter (name, value) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = value + ?2 RETURNING value
      """, counter, step
    ) { $0.integer(0) } ?? step
  }
}
