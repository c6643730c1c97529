public import ChatClient
public import ChatStore
import Sound
public import SwiftUI

/// A conversation as it is on the screen: the list of a channel or a thread, its composer, and what a reader does to
/// messages.
@MainActor
@Observable
public final class ChannelModel: MessageActions {
  /// Where.
  public let channel: ChannelID
  /// The message that the thread begins with; nil for the channel itself.
  public let thread: MessageID?
  /// What was said.
  public let list: MessageListModel
  /// What somebody looks for in it.
  public let search: ChannelSearchModel
  /// What links in it lead to.
  public let previews: LinkPreviews
  /// What is being written.
  public let composer: ComposerModel
  /// Who else is writing.
  public private(set) var typing: [Member] = []
  /// The message whose thread is to be shown.
  public var openedThread: MessageID?
  /// What the reader is asked whether to delete.
  public var deleting: Message?
  /// What the reader is asked whether to report.
  public var reporting: Message?
  /// The pictures that are to be shown large.
  public var gallery: Gallery?
  /// A file that is to be opened.
  public var opened: OpenedFile?
  /// Why the last action did not come about.
  public var failure: ChatFailure?

  /// Pictures of a message, beginning with one.
  public struct Gallery: Identifiable, Equatable {
    /// Whose pictures.
    public let message: Message
    /// The one that shows first.
    public let index: Int
    public var id: MessageID { message.id }
  }

  /// A file of a message, on this machine.
  public struct OpenedFile: Identifiable, Equatable {
    /// What its sender says of it.
    public let attachment: Attachment
    /// Where it is in the cache.
    public let file: URL
    public var id: URL { file }
  }

  @ObservationIgnored let session: ChatSession
  /// What plays voices; nil where they are opened.
  @ObservationIgnored let voices: VoicePlayer?
  @ObservationIgnored private var tasks: [Task<Void, Never>] = []
  @ObservationIgnored private var isOpened = false
  /// Whose voice was last played from here.
  @ObservationIgnored private var heard: MessageID?

  private var store: ChatStore { session.store }

  /// A conversation. Nothing is read before ``open(at:)``.
  public convenience init(session: ChatSession, channel: ChannelID, thread: MessageID? = nil) {
    self.init(session: session, channel: channel, thread: thread, composer: nil, sound: nil)
  }

  /// - Parameter sound: plays and records voices; nil where neither is done.
  init(
    session: ChatSession, channel: ChannelID, thread: MessageID?, composer: ComposerModel?, sound: ChatSound?
  ) {
    self.session = session
    voices = sound?.player
    self.channel = channel
    self.thread = thread
    list = MessageListModel(store: session.store, scope: thread.map { .thread($0) } ?? .channel(channel)) { message in
      await session.markRead(upTo: message)
    }
    previews = LinkPreviews(session: session, channel: channel)
    search = ChannelSearchModel(list: list, channel: channel)
    self.composer =
      composer
      ?? ComposerModel(
        store: session.store, channel: channel, thread: thread, voice: sound?.recording(),
        onType: { isTyping in Task { await session.setTyping(isTyping, in: channel) } })
  }

  isolated deinit { for task in tasks { task.cancel() } }

  /// Reads what shows first, and what was being written. A second call only jumps to a message.
  ///
  /// A message of a thread is shown in its thread, beside the message that begins it.
  public func open(at message: MessageID? = nil) async {
    var message = message
    if thread == nil, let id = message, case .message(let root)? = (try? await store.message(id))?.threadRoot {
      openedThread = root
      message = root
    }
    if isOpened {
      if let message { await list.jump(to: message) }
      return
    }
    isOpened = true
    await previews.restore()
    await composer.restore()
    await list.open(at: message)
    let typers = session.typing(in: channel)
    tasks.append(
      Task { [weak self] in
        for await users in typers { await self?.setTyping(users) }
      })
    let (channel, changes) = (channel, store.changedChannels())
    tasks.append(
      Task { [weak self] in
        for await changed in changes where changed.contains(channel) {
          await self?.composer.refresh()
          do { try await Task.sleep(for: .seconds(0.5)) } catch { return }
        }
      })
  }

  private func setTyping(_ users: Set<UserID>) async {
    if users.isEmpty { return typing = [] }
    let members = (try? await store.members(of: channel)) ?? []
    let known = Dictionary(members.map { ($0.user, $0) }) { first, _ in first }
    typing = users.sorted { $0.rawValue < $1.rawValue }.map { known[$0] ?? Member(user: $0) }
  }

  /// Sends what is written, and shows it.
  public func send(commands: [ComposerCommand] = []) async {
    let isEdit = composer.edited != nil
    guard await composer.send(commands: commands) else { return }
    if !isEdit { await list.jumpToNewest() }
  }

  /// Asks a poll, and shows it.
  ///
  /// - Returns: whether it was kept to be sent; otherwise the composer says why not.
  @discardableResult
  public func ask(_ poll: MessageContent.Poll) async -> Bool {
    guard await composer.ask(poll) else { return false }
    await list.jumpToNewest()
    return true
  }

  /// Asks for the side of a gap that is nearer to what shows. Without a connection it waits for a press: no alert says so.
  public func fill(_ gap: HistoryGap) async {
    let isAbove = list.visible.map { gap.isBefore($0.upperBound) } ?? true
    try? await session.fill(gap, in: channel, from: isAbove ? .newer : .older)
  }

  // MARK: MessageActions

  /// Adds this user's reaction, or takes it back.
  public func toggleReaction(_ emoji: String, of message: Message) {
    let isOwn = message.reactions.contains { $0.emoji == emoji && $0.isOwn }
    act {
      if isOwn {
        try await self.store.unreact(to: message.id, with: emoji)
      } else {
        try await self.store.react(to: message.id, with: emoji)
      }
    }
  }

  /// Chooses answers of a poll, or takes the choice back.
  public func vote(_ answers: [String], in message: Message) {
    act { try await self.store.vote(for: answers, in: message.id) }
  }

  /// Ends a poll of this user's.
  public func endPoll(_ message: Message) { act { try await self.store.endPoll(message.id) } }

  /// Keeps whether the user wants to see where links in the channel lead: their server is asked then.
  public func setShowsPreviews(_ isOn: Bool) { act { try await self.previews.set(isOn) } }

  /// Has the composer answer it.
  public func reply(to message: Message) { composer.reply(to: message) }

  /// Has the view show its thread: ``openedThread``.
  public func openThread(of message: Message) { openedThread = message.id }

  /// Has the composer replace what it says.
  public func edit(_ message: Message) { Task { await composer.edit(message) } }

  /// Has the view ask whether to delete it: ``deleting``.
  public func delete(_ message: Message) { deleting = message }

  /// Deletes what was asked for.
  public func confirmDeletion(of message: Message) { act { try await self.store.redact(message.id) } }

  /// Flags it for this user alone.
  public func setFlagged(_ isFlagged: Bool, of message: Message) {
    act { try await self.store.setFlagged(message.id, to: isFlagged) }
  }

  /// Pins a message for all, or no longer.
  public func setPinned(_ isPinned: Bool, of message: Message) {
    act { try await self.session.setPinned(isPinned, message.id) }
  }

  /// Has the view ask why it is reported: ``reporting``.
  public func report(_ message: Message) { reporting = message }

  /// Tells the server that a message is against its rules.
  public func report(_ message: Message, reason: String) {
    act { try await self.session.report(message.id, reason: reason) }
  }

  /// Lets what failed wait to be sent again.
  public func retry(_ message: Message) {
    act { for entry in try await self.entries(of: message) { try await self.store.retry(entry.id) } }
  }

  /// Gives up what failed.
  public func discard(_ message: Message) {
    act { for entry in try await self.entries(of: message) { try await self.store.discard(entry.id) } }
  }

  /// Shows a message with those around it.
  public func jump(to message: MessageID) { Task { await list.jump(to: message) } }

  /// Has the view show its pictures: ``gallery``.
  public func openGallery(of message: Message, at index: Int) { gallery = Gallery(message: message, index: index) }

  /// Loads a file and has the view open it: ``opened``.
  public func open(_ attachment: Attachment, of message: Message) {
    act {
      _ = try await self.session.data(of: attachment, thumbnail: false)
      guard let file = try await self.store.attachments.file(for: attachment.source) else { return }
      self.opened = OpenedFile(attachment: attachment, file: file)
    }
  }

  /// Plays a voice or lets it wait. A file that holds no sound that is known here is opened.
  public func play(_ voice: Attachment, of message: Message, from time: Double?) {
    guard let voices else { return open(voice, of: message) }
    heard = message.id
    act {
      if voices.message == message.id, voices.phase == .playing, time == nil { return await voices.pause() }
      do {
        try await voices.play(message.id, from: time) { [weak self] _ in
          self?.failure = .noLoudspeaker
        } file: {
          _ = try await self.session.data(of: voice, thumbnail: false)
          guard let file = try await self.store.attachments.file(for: voice.source) else {
            throw ChatStoreError.notFound("file")
          }
          return file
        }
      } catch SoundError.unreadable {
        self.open(voice, of: message)
      }
    }
  }

  /// Ends the voice that was played from here. One of another conversation, such as that beside a thread, goes on.
  func stopVoice() {
    if let heard, voices?.message == heard { voices?.stop() }
  }

  private func entries(of message: Message) async throws -> [OutboxEntry] {
    try await store.outbox().filter { $0.message == message.id && $0.action == .send }
  }

  private func act(_ action: @escaping @MainActor () async throws -> Void) {
    Task { await perform(action) }
  }

  private func perform(_ action: @MainActor () async throws -> Void) async {
    do { try await action() } catch { failure = ChatFailure(error) }
  }
}
