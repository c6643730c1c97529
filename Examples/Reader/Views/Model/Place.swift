import Foundation

/// What the sidebar can select: a folder, or messages of all folders that have something in common.
public enum Place: Hashable, Sendable, RawRepresentable {
  case today, unread, flagged
  case folder(Folder.ID)

  public static let smart: [Place] = [.today, .unread, .flagged]

  public init?(rawValue: String) {
    switch rawValue {
    case "today": self = .today
    case "unread": self = .unread
    case "flagged": self = .flagged
    default:
      guard let id = Int(rawValue) else { return nil }
      self = .folder(id)
    }
  }

  public var rawValue: String {
    switch self {
    case .today: "today"
    case .unread: "unread"
    case .flagged: "flagged"
    case .folder(let id): String(id)
    }
  }

  public var folder: Folder.ID? {
    if case .folder(let id) = self { id } else { nil }
  }
}
