import Foundation

/// What of a message decides how it is changed.
struct MessageRow {
  var id: Int64
  var channel: Int64
  var position: Int64
  var isInThread: Bool
  var sender: Int64
  var eventID: String?
  var transactionID: String?
  var threadID: Int64?
  /// 0 no, 1 by the server, 2 by this user and not told yet.
  var deleted: Int64
  var searchID: Int64?
  var content: StoredContent

  static let columns =
    "id, channel, position, in_thread, sender, event_id, transaction_id, thread_id, deleted, search_id, kind, text, detail"

  init(_ row: Statement) {
    id = row.integer(0)
    channel = row.integer(1)
    position = row.integer(2)
    isInThread = row.flag(3)
    sender = row.integer(4)
    eventID = row.optionalText(5)
    transactionID = row.optionalText(6)
    threadID = row.optionalInteger(7)
    deleted = row.integer(8)
    searchID = row.optionalInteger(9)
    content = StoredContent(kind: row.text(10), text: row.text(11), detail: row.data(12))
  }
}

/// Bits of the column `marks`.
struct MessageMarks: OptionSet {
  var rawValue: Int64
  static let pinned = MessageMarks(rawValue: 1)
  static let flagged = MessageMarks(rawValue: 2)
  static let cut = MessageMarks(rawValue: 4)
  /// There were reactions once: those without are not looked up.
  static let hasReactions = MessageMarks(rawValue: 8)
  /// There were votes once, or an end, as of polls.
  static let hasVotes = MessageMarks(rawValue: 16)
}

/// A message that is about to become a row.
struct NewMessageRow {
  var id: Int64
  var channel: Int64
  var position: Int64
  var sender: Int64
  var sentAt: Date
  var content: StoredContent
  var isCut = false
  var eventID: EventID?
  var transactionID: TransactionID?
  var quotedID: Int64?
  var quotedEvent: EventID?
  var threadID: Int64?
  var threadEvent: EventID?
  /// Whether it is older than what the channel had: search then takes it for older than all others.
  var isHistory = false
}

extension WriteTransaction {
  func message(_ id: Int64) throws(ChatStoreError) -> MessageRow? {
    try connection.first("SELECT \(MessageRow.columns) FROM message WHERE id = ?", id) { MessageRow($0) }
  }

  func message(_ id: MessageID) throws(ChatStoreError) -> MessageRow {
    guard let row = try message(id.rawValue) else { throw .notFound("message") }
    return row
  }

  func message(_ event: EventID, in channel: Int64) throws(ChatStoreError) -> MessageRow? {
    try connection.first(
      "SELECT \(MessageRow.columns) FROM message WHERE event_id = ? AND channel = ?", event, channel
    ) { MessageRow($0) }
  }

  func insert(_ new: NewMessageRow) throws(ChatStoreError) {
    let isInThread = new.threadID != nil || new.threadEvent != nil
    let searchID = new.isHistory ? try next("oldest_search", by: -1) : try next("newest_search")
    try connection.run(
      """
      INSERT INTO message (id, channel, position, in_thread, sender, sent_at, kind, text, detail, marks, event_id,
        transaction_id, quoted_id, quoted_event, thread_id, thread_event, search_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      new.id, new.channel, new.position, isInThread, new.sender, new.sentAt, new.content.kind, new.content.text,
      new.content.detail, (new.isCut ? MessageMarks.cut : []).rawValue, new.eventID, new.transactionID, new.quotedID,
      new.quotedEvent, new.threadID, new.threadEvent, searchID)
    noteInserted(new.id)
    try searchIndex.add(searchID, channel: new.channel, new.content.content.searchableText)
    if let thread = new.threadID { try changeThreadCount(of: thread, by: 1) }
    try noteChannel(new.channel)
  }

  /// Notes that a list of channels shows something else.
  func noteChannel(_ channel: Int64) throws(ChatStoreError) {
    guard changes.channelRows.insert(channel).inserted else { return }
    let id = try connection.first("SELECT server_id FROM channel WHERE id = ?", channel) { $0.text(0) }
    if let id { changes.channels.insert(ChannelID(rawValue: id)) }
  }

  /// Replaces what a message says, in search too.
  func setContent(
    of row: MessageRow, to content: StoredContent, editedAt: Date?, isCut: Bool
  ) throws(ChatStoreError) {
    try touch(row.id)
    try connection.run(
      """
      UPDATE message SET kind = ?, text = ?, detail = ?, edited_at = ?, marks = (marks & ~4) | ? WHERE id = ?
      """,
      content.kind, content.text, content.detail, editedAt, (isCut ? MessageMarks.cut : []).rawValue, row.id)
    if row.deleted == 0, let searchID = row.searchID {
      try searchIndex.remove(searchID, channel: row.channel, row.content.content.searchableText)
      try searchIndex.add(searchID, channel: row.channel, content.content.searchableText)
    }
    try touchQuoting(row.id)
    try noteChannel(row.channel)
  }

  /// Those that quote a message show some of it. Costs as much as there are.
  func touchQuoting(_ id: Int64) throws(ChatStoreError) {
    let quoting = try connection.all("SELECT id FROM message WHERE quoted_id = ?", id) { $0.integer(0) }
    for other in quoting { try touch(other) }
  }

  func setMark(_ mark: MessageMarks, of id: Int64, to isOn: Bool) throws(ChatStoreError) {
    let isSet = try connection.first("SELECT marks & ? FROM message WHERE id = ?", mark.rawValue, id) { $0.flag(0) }
    guard let isSet, isSet != isOn else { return }
    try touch(id)
    let change = isOn ? "marks | ?" : "marks & ~?"
    try connection.run("UPDATE message SET marks = \(change) WHERE id = ?", mark.rawValue, id)
  }

  // MARK: Threads

  func changeThreadCount(of root: Int64, by difference: Int) throws(ChatStoreError) {
    try touch(root)
    try connection.run("UPDATE message SET thread_count = thread_count + ? WHERE id = ?", difference, root)
  }

  /// Counts the answers anew, where several things happen at once.
  func recountThread(of root: Int64) throws(ChatStoreError) {
    try touch(root)
    try connection.run(
      """
      UPDATE message SET thread_count = (SELECT count(*) FROM message WHERE thread_id = ?1 AND deleted = 0) WHERE id = ?1
      """, root)
  }

  // MARK: Places

  /// Moves a message of one's own to where the server has put it.
  func place(_ row: MessageRow, at position: Int64) throws(ChatStoreError) {
    guard row.position != position else { return }
    try touch(row.id)
    try connection.run("UPDATE message SET position = ? WHERE id = ?", position, row.id)
    try noteChannel(row.channel)
  }
}
