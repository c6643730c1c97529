/// Something that messages which are searched for must have.
public enum SearchFilter: String, CaseIterable, Identifiable, Sendable {
  case unread, flagged, attachments

  public var id: Self { self }

  public var title: String {
    switch self {
    case .unread: "Unread"
    case .flagged: "Flagged"
    case .attachments: "Attachments"
    }
  }

  var symbol: String {
    switch self {
    case .unread: "envelope"
    case .flagged: "flag"
    case .attachments: "paperclip"
    }
  }

  var sql: String {
    switch self {
    case .unread: "m.is_read = 0"
    case .flagged: "m.is_flagged = 1"
    case .attachments: "EXISTS (SELECT 1 FROM attachments a WHERE a.message = m.id)"
    }
  }
}

/// Where is searched.
public enum SearchScope: String, Hashable, Sendable {
  case place, everywhere
}
