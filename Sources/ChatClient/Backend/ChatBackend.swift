import ChatStore
import Foundation

/// A server of chats, as a ``ChatSession`` asks it.
///
/// Calls may come from any task, several at once. Cancelling the task ends a call with ``ChatBackendError/cancelled``.
/// What a server says is limited by the backend: an answer that is too large or makes no sense is an error, and one odd
/// event among others is left out and counted.
public protocol ChatBackend: Sendable {
  /// What the store knows already: told before the first question of each run.
  func begin(with channels: [Channel]) async

  /// What happened after a cursor; without one, the newest of all channels.
  ///
  /// Waits up to `seconds` for something to happen, and then says that nothing did.
  func sync(after cursor: String?, waiting seconds: Double) async throws(ChatBackendError) -> SyncAnswer

  /// A part of a gap: up to `limit` events from one of its sides, placed where they belong.
  ///
  /// An answer without events must not be the same question again: where nothing more is to be had, its placement
  /// closes the gap.
  func history(of request: HistoryRequest) async throws(ChatBackendError) -> ServerBatch

  /// What stands around an event, up to `limit` events and the event itself.
  func context(
    of event: EventID, in channel: ChannelID, limit: Int
  ) async throws(ChatBackendError) -> ContextAnswer

  /// Tells the server something that the user did. The same transaction a second time does nothing, and has the same
  /// answer.
  func send(_ request: SendRequest) async throws(ChatBackendError) -> SendAnswer

  /// Whether a source is the server's; others are uploaded before they are sent.
  func isRemote(_ source: String) -> Bool

  /// Gives the server a file, and returns the source that it has from now on.
  func upload(_ data: Data, name: String, type: String) async throws(ChatBackendError) -> String

  /// The bytes of a source, at most `limit`; with a size, of a small picture that the server makes of it.
  func download(
    _ source: String, thumbnail: ThumbnailSize?, limit: Int
  ) async throws(ChatBackendError) -> Data

  /// Says whether the user is typing; the server forgets it after so many seconds.
  func setTyping(_ isTyping: Bool, in channel: ChannelID, seconds: Double) async throws(ChatBackendError)

  /// Says that the user has read up to an event; with a thread, of that thread alone.
  func markRead(upTo event: EventID, in channel: ChannelID, thread: EventID?) async throws(ChatBackendError)

  /// Pins an event or takes the pin away. Returns all that the channel has pinned then.
  func setPinned(_ isPinned: Bool, _ event: EventID, in channel: ChannelID) async throws(ChatBackendError) -> [EventID]

  /// Reports an event to whoever runs the server.
  func report(_ event: EventID, in channel: ChannelID, reason: String) async throws(ChatBackendError)

  /// What a link leads to, as the server sees it; nil if there is nothing to see. The program itself never asks the site.
  func preview(of link: URL) async throws(ChatBackendError) -> LinkPreview?

  /// Searches what the server has.
  func search(_ request: ServerSearch) async throws(ChatBackendError) -> ServerSearchPage
}

extension ChatBackend {
  /// Sees nothing of links.
  public func preview(of link: URL) async throws(ChatBackendError) -> LinkPreview? {
    throw .notSupported("previews")
  }

  /// Needs to know nothing.
  public func begin(with channels: [Channel]) async {}
}

/// The longest sides of a small picture, in pixels.
public struct ThumbnailSize: Hashable, Sendable {
  /// Pixels.
  public var width: Int
  /// Pixels.
  public var height: Int

  /// A size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
