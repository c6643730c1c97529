import Foundation

/// How many messages somebody may want to look at.
public struct StoreCounts: Hashable, Sendable {
  /// Unread ones; of drafts and the trash all.
  public var folders: [Folder.ID: Int] = [:]
  public var today = 0
  public var unread = 0
  public var flagged = 0
}

extension ReaderStore {
  public func folders() throws(StoreProblem) -> [Folder] {
    try database.rows("SELECT id, kind, name, section, address FROM folders ORDER BY id") { row in
      Folder(
        id: row.int(0), kind: Folder.Kind(rawValue: row.text(1)) ?? .folder, name: row.text(2), section: row.text(3),
        address: row.text(4))
    }
  }

  public func counts(dayStart: Date) throws(StoreProblem) -> StoreCounts {
    let database = try database
    var counts = StoreCounts()
    let unread = try database.rows(
      """
      SELECT m.folder, count(*) FROM messages m JOIN folders f ON f.id = m.folder
      WHERE m.is_read = 0 AND f.kind NOT IN ('drafts', 'trash') GROUP BY 1
      """
    ) { ($0.int(0), $0.int(1)) }
    let unfinished = try database.rows(
      "SELECT m.folder, count(*) FROM messages m JOIN folders f ON f.id = m.folder WHERE f.kind = 'drafts' GROUP BY 1"
    ) { ($0.int(0), $0.int(1)) }
    for (folder, count) in unread + unfinished { counts.folders[folder] = count }
    counts.unread = unread.reduce(0) { $0 + $1.1 }
    let seen = MessageQuery.isSeen
    counts.today =
      try database.number(
        "SELECT count(*) FROM messages m WHERE m.is_read = 0 AND m.date >= ? AND \(seen)",
        [.double(dayStart.timeIntervalSince1970)]) ?? 0
    counts.flagged = try database.number("SELECT count(*) FROM messages m WHERE m.is_flagged = 1 AND \(seen)") ?? 0
    return counts
  }

  public func messages(_ query: MessageQuery) throws(StoreProblem) -> [MessageSummary] {
    let (condition, values) = query.condition
    return try database.rows(
      "SELECT \(Self.summary) FROM messages m WHERE \(condition) ORDER BY \(query.order.sql)", values,
      Self.summary(of:))
  }

  public func message(_ id: Message.ID) throws(StoreProblem) -> Message {
    let database = try database
    let attachments = try database.rows(
      "SELECT id, name, size FROM attachments WHERE message = ? ORDER BY id", [.int(id)]
    ) {
      Attachment(id: $0.int(0), name: $0.text(1), size: $0.int(2))
    }
    let found = try database.rows(
      "SELECT \(Self.summary), m.address, m.recipient, m.text, m.link FROM messages m WHERE m.id = ?", [.int(id)]
    ) { row in
      Message(
        summary: Self.summary(of: row), address: row.text(9), recipient: row.text(10), text: row.text(11),
        link: URL(string: row.text(12)), attachments: attachments)
    }
    guard let message = found.first else { throw .missing }
    return message
  }

  public func states(of ids: Set<Message.ID>) throws(StoreProblem) -> [MessageState] {
    var states: [MessageState] = []
    for id in ids.sorted() {
      states += try database.rows("SELECT folder, is_read, is_flagged FROM messages WHERE id = ?", [.int(id)]) {
        MessageState(id: id, folder: $0.int(0), isRead: $0.flag(1), isFlagged: $0.flag(2))
      }
    }
    return states
  }

  private static let summary = """
    m.id, m.folder, m.sender, m.subject, m.preview, m.date, m.is_read, m.is_flagged, \
    EXISTS (SELECT 1 FROM attachments a WHERE a.message = m.id)
    """

  private static func summary(of row: DatabaseRow) -> MessageSummary {
    MessageSummary(
      id: row.int(0), folder: row.int(1), sender: row.text(2), subject: row.text(3), preview: row.text(4),
      date: Date(timeIntervalSince1970: row.double(5)), isRead: row.flag(6), isFlagged: row.flag(7),
      hasAttachments: row.flag(8))
  }
}
