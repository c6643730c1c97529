/// In which order messages are listed.
public enum MessageOrder: String, CaseIterable, Identifiable, Sendable {
  case newest, oldest, sender, subject, unread

  public var id: Self { self }

  public var title: String {
    switch self {
    case .newest: "Newest First"
    case .oldest: "Oldest First"
    case .sender: "By Sender"
    case .subject: "By Subject"
    case .unread: "Unread First"
    }
  }

  /// Numbers settle what is equal, so that the same rows always come in the same order.
  var sql: String {
    switch self {
    case .newest: "m.date DESC, m.id"
    case .oldest: "m.date, m.id"
    case .sender: "m.sender COLLATE NOCASE, m.date DESC, m.id"
    case .subject: "m.subject COLLATE NOCASE, m.date DESC, m.id"
    case .unread: "m.is_read, m.date DESC, m.id"
    }
  }
}
