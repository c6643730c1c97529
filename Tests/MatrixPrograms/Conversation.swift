import ChatClient
import ChatMatrix
import ChatStore
import Foundation

/// A client of a real server: a store, a session, and what the steps ask of them.
final class MatrixClientUnderTest: Sendable {
  let account: MatrixAccount
  let backend: MatrixBackend
  let store: ChatStore
  let session: ChatSession
  private let task: Task<Void, Never>

  init(_ account: MatrixAccount, folder: URL, name: String) async throws {
    self.account = account
    backend = try MatrixBackend(account)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try await ChatStore.open(at: folder.appending(path: "\(name).sqlite"), user: account.user)
    session = ChatSession(store: store, backend: backend)
    let session = session
    task = Task { await session.run() }
  }

  func stop() async {
    task.cancel()
    await task.value
  }

  @discardableResult
  func say(
    _ text: String, in channel: ChannelID, quoted: MessageID? = nil, thread: MessageID? = nil
  ) async throws -> MessageID {
    try await store.send(
      OutgoingMessage(channel: channel, thread: thread, quoted: quoted, content: .text(text))
    ).id
  }

  /// All messages of a channel that the store has, oldest first.
  func messages(_ scope: MessageScope) async throws -> [Message] {
    var result: [Message] = []
    var anchor = PageAnchor.oldest
    while true {
      let page = try await store.page(of: scope, at: anchor, limit: 1000)
      result += page.messages
      guard page.hasNewer, let last = page.messages.last else { return result }
      anchor = .after(last.key)
    }
  }

  func find(_ text: String, in channel: ChannelID) async throws -> Message? {
    try await store.page(of: .channel(channel), limit: 1000).messages.last { $0.content.searchableText == text }
  }

  func waitFor(_ text: String, in channel: ChannelID) async throws -> Message {
    try await eventually("“\(text)”") { try await self.find(text, in: channel) != nil }
    guard let message = try await find(text, in: channel) else { throw Failure("“\(text)” went again") }
    return message
  }
}

/// What a step did not find.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

func expect(_ condition: Bool, _ what: @autoclosure () -> String) throws {
  guard condition else { throw Failure(what()) }
}

/// Waits until something is so.
func eventually(_ what: String, seconds: Double = 30, _ condition: () async throws -> Bool) async throws {
  let end = ContinuousClock.now + .seconds(seconds)
  while try await !condition() {
    guard ContinuousClock.now < end else { throw Failure("waited \(Int(seconds)) s in vain for \(what)") }
    try await Task.sleep(for: .milliseconds(20))
  }
}
