public import ChatClient
public import ChatStore
public import Sound
public import SwiftUI

/// A user's chat as views see it: its store, its server, and what of both shows outside of a conversation.
///
/// Give it to the views by `.environment(chat)`.
@MainActor
@Observable
public final class ChatModel {
  /// What holds store and server together.
  public let session: ChatSession
  /// Whether the server is reached.
  public private(set) var connection = ConnectionState.connecting
  /// All channels, the last one spoken in first; nil before they are read.
  public private(set) var channels: [ChannelSummary]?
  /// Why channels could not be read.
  public private(set) var failure: ChatStoreError?
  /// Why the store's file cannot be written or read; nil while it can. ``ChannelView`` and ``ChannelListView`` say so.
  public private(set) var trouble: ChatStoreError?
  /// What is done when somebody wants a damaged file set aside.
  @ObservationIgnored public let setAside: (@MainActor () async -> Void)?

  @ObservationIgnored let sound: ChatSound?
  @ObservationIgnored private var tasks: [Task<Void, Never>] = []
  @ObservationIgnored private var trying: Task<Void, Never>?
  @ObservationIgnored private var composers: [ConversationID: Composing] = [:]

  /// A composer that somebody holds: its view, or the task that keeps its draft.
  private struct Composing {
    weak var model: ComposerModel?
    weak var conversation: ChannelModel?
  }

  /// The messages and all else that is kept.
  public var store: ChatStore { session.store }

  /// A chat that watches its store and its session from now on. The session's ``ChatSession/run()`` is up to the caller.
  ///
  /// - Parameters:
  ///   - setAside: closes the store, sets its file aside (``ChatStore/setAside(at:)``) and shows another chat; where the file
  ///     is damaged, a button does so. Nil for no such button.
  ///   - sound: what voices are played and recorded by; nil for neither.
  public init(
    _ session: ChatSession, sound: (any SoundSystem)? = SDLSoundSystem(),
    setAside: (@MainActor () async -> Void)? = nil
  ) {
    self.session = session
    self.sound = sound.map(ChatSound.init)
    self.setAside = setAside
    let troubles = session.store.trouble()
    let states = session.connection()
    let changes = session.store.changedChannels()
    tasks = [
      Task { [weak self] in for await state in states { self?.connection = state } },
      Task { [weak self] in for await trouble in troubles { self?.follow(trouble) } },
      Task { [weak self] in
        await self?.read(nil)
        for await changed in changes {
          await self?.read(changed)
          // Under a flood of messages a few times a second is enough.
          try? await Task.sleep(for: .seconds(0.25))
        }
      },
    ]
  }

  isolated deinit {
    for task in tasks { task.cancel() }
    trying?.cancel()
  }

  /// Seconds after which a file that could not be written is tried again, without anybody pressing a button.
  private static let trialTime = 10.0

  private func follow(_ trouble: ChatStoreError?) {
    self.trouble = trouble
    trying?.cancel()
    trying = nil
    guard let trouble else { return }
    if case .corrupt = trouble { return }
    trying = Task { [weak self] in
      while !Task.isCancelled {
        do { try await Task.sleep(for: .seconds(Self.trialTime)) } catch { return }
        guard let store = self?.store else { return }
        try? await store.tryWriting()
      }
    }
  }

  /// A conversation of a channel or a thread. What is being written there is one thing, however often it is shown: a view
  /// that comes back before the draft is on the disk goes on with it.
  public func conversation(in channel: ChannelID, thread: MessageID? = nil) -> ChannelModel {
    composers = composers.filter { $0.value.model != nil }
    let id = ConversationID(channel: channel, thread: thread)
    let model = ChannelModel(
      session: session, channel: channel, thread: thread, composer: composers[id]?.model, sound: sound)
    composers[id] = Composing(model: model.composer, conversation: model)
    return model
  }

  /// Shows a message of a channel, where that is open, however often it was shown before.
  func jump(to message: MessageID, in channel: ChannelID) {
    guard let model = composers[ConversationID(channel: channel, thread: nil)]?.conversation else { return }
    Task { await model.open(at: message) }
  }

  /// Finds out whether the store's file can be written again, and the server be reached.
  public func tryAgain() async {
    try? await store.tryWriting()
    await read(nil)
    session.reconnect()
  }

  /// Reads some channels again, or all: those too that an earlier read should have brought, but failed.
  private func read(_ changed: Set<ChannelID>?) async {
    let changed = channels == nil || failure != nil ? nil : changed
    do throws(ChatStoreError) {
      let new = try await store.summaries(of: changed)
      let kept = changed.map { changed in (channels ?? []).filter { !changed.contains($0.id) } } ?? []
      let all = (kept + new).sorted { $0.lastSpokenIn > $1.lastSpokenIn }
      if all != channels { channels = all }
      if failure != nil { failure = nil }
    } catch {
      if error != .closed { failure = error }
    }
  }
}

/// What a chat plays and records voices by: one voice is heard at a time, and none while one is recorded.
@MainActor
struct ChatSound {
  let system: any SoundSystem
  let player: VoicePlayer

  init(_ system: any SoundSystem) { (self.system, player) = (system, VoicePlayer(system: system)) }

  func recording() -> VoiceRecording { VoiceRecording(system: system) { [player] in await player.pause() } }
}

struct ConversationID: Hashable {
  let channel: ChannelID
  let thread: MessageID?
}

extension ChannelSummary {
  fileprivate var lastSpokenIn: Date { newest?.sentAt ?? .distantPast }
}
