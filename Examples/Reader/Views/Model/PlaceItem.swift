import Observation

/// A row of the sidebar. Its count is its own, so that one more unread message runs the rows that tell of it.
@MainActor @Observable
public final class PlaceItem: Identifiable {
  public let id: Place
  public let title: String
  /// The folder, if it is one.
  public let folder: Folder?
  public internal(set) var count = 0

  init(smart place: Place) {
    id = place
    folder = nil
    title =
      switch place {
      case .today: "Today"
      case .unread: "Unread"
      default: "Flagged"
      }
  }

  init(folder: Folder) {
    id = .folder(folder.id)
    title = folder.name
    self.folder = folder
  }

  func take(_ counts: StoreCounts) {
    let new =
      switch id {
      case .today: counts.today
      case .unread: counts.unread
      case .flagged: counts.flagged
      case .folder(let id): counts.folders[id] ?? 0
      }
    if new != count { count = new }
  }
}

/// Rows below a heading.
public struct PlaceSection: Identifiable, Sendable {
  public let title: String
  public let items: [PlaceItem]
  public var id: String { title }
}
