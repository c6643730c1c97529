import Foundation

extension ReaderModel {
  /// The account that something new is sent from: that of the folder that is shown, or the first.
  private var account: Folder? {
    let section = place?.folder.flatMap(folder)?.section
    return accounts.first { $0.section == section } ?? accounts.first
  }

  public func compose() {
    guard let account else { return }
    sheet = .compose(Draft(sender: Self.writer, address: account.address))
  }

  /// Begins an answer.
  public func reply(to message: Message) {
    guard let account else { return }
    let address = accounts.first { $0.address == message.recipient }?.address ?? account.address
    sheet = .compose(Draft(answering: message, sender: Self.writer, address: address))
  }

  /// Begins an answer to what is selected, once it is read.
  public func reply(to id: Message.ID) {
    enqueue { [self] () throws(ReaderProblem) in
      try await storing { [self] () throws(StoreProblem) in reply(to: try await store.message(id)) }
    }
  }

  /// Opens a draft to write on.
  public func edit(_ id: Message.ID) {
    enqueue { [self] () throws(ReaderProblem) in
      try await storing { [self] () throws(StoreProblem) in
        let message = try await store.message(id)
        var draft = Draft(message: id, sender: message.summary.sender, address: message.address)
        draft.recipient = message.recipient
        draft.subject = message.summary.subject
        draft.text = message.text
        sheet = .compose(draft)
      }
    }
  }

  /// Puts a message among those that were sent from its address. No message leaves this computer.
  public func send(_ draft: Draft) {
    let section = accounts.first { $0.address == draft.address }?.section
    let sent = sections.flatMap(\.items).compactMap(\.folder).first { $0.kind == .sent && $0.section == section }
    if let sent { save(draft, in: sent) }
  }

  /// Keeps a message to write on later.
  public func keep(_ draft: Draft) {
    if let drafts = folder(.drafts) { save(draft, in: drafts) }
  }

  private func save(_ draft: Draft, in folder: Folder) {
    enqueue { [self] () throws(ReaderProblem) in
      do throws(ReaderProblem) {
        try await storing { [store, now] () throws(StoreProblem) in
          try await store.save(draft, in: folder.id, date: now())
        }
      } catch {
        // What was written is not lost with the place that it should have had.
        sheet = .compose(draft)
        throw error
      }
      if let id = draft.message { history.forget([id]) }
      try await refresh()
    }
  }

  /// Adds a feed from a file, or what is new in it.
  public func addFeed(_ url: URL) {
    enqueue { [self] () throws(ReaderProblem) in
      let feed: ParsedFeed
      do throws(FeedProblem) { feed = try await Self.read(url) } catch { throw .feed(error) }
      try await add(feed)
    }
  }

  public func addFeed(_ feed: ParsedFeed) {
    enqueue { [self] () throws(ReaderProblem) in try await add(feed) }
  }

  private func add(_ feed: ParsedFeed) async throws(ReaderProblem) {
    var folder: Folder.ID?
    try await storing { [store, now] () throws(StoreProblem) in
      folder = try await store.add(feed, date: now()).folder
    }
    try await refresh(readsFolders: true)
    if let folder { place = .folder(folder) }
  }

  /// Reads a feed off the main actor.
  @concurrent nonisolated static func read(_ url: URL) async throws(FeedProblem) -> ParsedFeed {
    try FeedFile.read(url)
  }

  private static let writer = "Ada Marlow"
}
