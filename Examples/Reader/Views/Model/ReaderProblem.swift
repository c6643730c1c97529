import Foundation

/// Something that was asked for and did not work.
public enum ReaderProblem: LocalizedError, Equatable, Sendable {
  case store(StoreProblem)
  case feed(FeedProblem)

  public var errorDescription: String? { error.errorDescription }
  public var failureReason: String? { error.failureReason }

  private var error: any LocalizedError {
    switch self {
    case .store(let problem): problem
    case .feed(let problem): problem
    }
  }
}

/// Something that cannot be taken back.
public enum Destruction: Hashable, Sendable {
  case messages(Set<Message.ID>)
  case trash(Folder)
  case feed(Folder)

  public var title: String {
    switch self {
    case .messages(let ids): ids.count == 1 ? "Delete this message for good?" : "Delete \(ids.count) messages for good?"
    case .trash: "Empty the trash?"
    case .feed(let folder): "Remove “\(folder.name)” with its articles?"
    }
  }

  public var action: String {
    switch self {
    case .messages: "Delete"
    case .trash: "Empty Trash"
    case .feed: "Remove Feed"
    }
  }
}

/// What a sheet shows.
public enum ReaderSheet: Hashable, Identifiable, Sendable {
  case compose(Draft)
  case addFeed

  public var id: Self { self }
}
