public import ChatStore
public import Foundation
public import SwiftUI

/// A message that is being written.
///
/// What is written is kept as a draft, half a second after the last change and before the composer goes. The text is
/// cleared once the store has the message on the disk, and not before. An edit that begins while something is written is not
/// kept as a draft: what was written is.
@MainActor
@Observable
public final class ComposerModel {
  /// Where it will be sent.
  public let channel: ChannelID
  /// The thread that it will answer in.
  public let thread: MessageID?
  /// What is written.
  public var text = "" { didSet { if text != oldValue { changed() } } }
  /// What is added.
  public private(set) var attachments: [Attachment] = []
  /// What it answers.
  public private(set) var quoted: Message?
  /// The message whose text it replaces.
  public private(set) var edited: Message?
  /// The poll that is being written, kept as drafts are.
  var poll = PollDraft() { didSet { if poll != oldValue, !isRestoring { keepPoll(after: Self.keepTime) } } }
  /// Whether the store has not answered yet.
  public private(set) var isSending = false
  /// Why it was not sent, or something was not added; the text is still there.
  public private(set) var failure: ChatFailure?
  /// Rises when the field is to have the keyboard.
  public private(set) var focusRequest = 0

  /// Bytes of a file that is added.
  public static let largestFile = 64 << 20

  @ObservationIgnored let voice: VoiceRecording?
  @ObservationIgnored private let store: ChatStore
  @ObservationIgnored private var draft: Draft
  @ObservationIgnored private var isRestoring = false
  @ObservationIgnored private var saving: Task<Void, Never>?
  @ObservationIgnored private var savingPoll: Task<Void, Never>?
  @ObservationIgnored private let onType: @MainActor (Bool) -> Void

  /// - Parameter onType: is told at each change whether something is written.
  public convenience init(
    store: ChatStore, channel: ChannelID, thread: MessageID? = nil,
    onType: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(store: store, channel: channel, thread: thread, voice: nil, onType: onType)
  }

  /// - Parameter voice: records voices; nil where nobody does.
  init(
    store: ChatStore, channel: ChannelID, thread: MessageID?, voice: VoiceRecording?,
    onType: @escaping @MainActor (Bool) -> Void
  ) {
    self.store = store
    self.voice = voice
    self.channel = channel
    self.thread = thread
    self.onType = onType
    draft = Draft(channel: channel, thread: thread)
  }

  /// Whether there is anything to send.
  public var canSend: Bool {
    !isSending && (!text.allSatisfy(\.isWhitespace) || (!attachments.isEmpty && edited == nil))
  }

  /// Gives the field the keyboard.
  public func focus() { focusRequest += 1 }

  // MARK: Drafts

  /// Brings back what was written here before. What was typed meanwhile goes on from it.
  public func restore() async {
    await restorePoll()
    let found: (draft: Draft, messages: [Message])
    do throws(ChatStoreError) {
      guard let draft = try await store.draft(in: channel, thread: thread), draft.id != self.draft.id else { return }
      found = (draft, try await store.messages([draft.quoted, draft.edited].compactMap { $0 }))
    } catch {
      if error != .closed { failure = .store(error) }
      return
    }
    isRestoring = true
    defer { isRestoring = false }
    let hasTyped = !text.isEmpty || !attachments.isEmpty
    draft = found.draft
    text = found.draft.text + text
    attachments = found.draft.attachments + attachments
    quoted = quoted ?? found.messages.first { $0.id == found.draft.quoted }
    edited = found.messages.first { $0.id == found.draft.edited }
    if hasTyped { keepLater() }
  }

  /// Keeps what is written, now.
  public func save() async {
    saving?.cancel()
    saving = nil
    await keep()
    if savingPoll != nil { await savePoll() }
  }

  private func changed() {
    guard !isRestoring else { return }
    onType(!text.isEmpty)
    keepLater()
  }

  private func keepLater() {
    saving?.cancel()
    saving = Task { [weak self] in
      do { try await Task.sleep(for: .seconds(Self.keepTime)) } catch { return }
      await self?.keep()
    }
  }

  private func keep() async {
    // There is one draft in a channel: what was being written before an edit began is worth more.
    if edited != nil, before != nil { return }
    draft.text = text
    draft.attachments = attachments
    draft.quoted = quoted?.id
    draft.edited = edited?.id
    do throws(ChatStoreError) {
      try await store.save(draft)
      if failure?.concernsFile == true { failure = nil }
    } catch {
      if error != .closed { failure = .store(error) }
      if error.concernsFile { keepOnceThereIsRoom() }
    }
  }

  /// Seconds after the last change that what is written is kept.
  private static let keepTime = 0.5
  /// Seconds after which a file that could not be written is tried again.
  static let retryTime = 5.0

  /// What is nowhere but here stays until it is on the disk, also when its view goes: the task holds the model.
  private func keepOnceThereIsRoom() {
    saving?.cancel()
    saving = Task {
      do { try await Task.sleep(for: .seconds(Self.retryTime)) } catch { return }
      await keep()
    }
  }

  // MARK: What it is about

  /// Answers a message.
  public func reply(to message: Message) {
    if edited != nil { endEditing() }
    quoted = message
    focusRequest += 1
    changed()
  }

  /// Answers nothing.
  public func endReply() {
    quoted = nil
    changed()
  }

  /// Shows what is answered or edited as it is now.
  func refresh() async {
    let shown = [quoted, edited].compactMap { $0?.id }
    guard !shown.isEmpty, let messages = try? await store.messages(shown) else { return }
    for message in messages {
      if message.id == quoted?.id, message != quoted { quoted = message }
      if message.id == edited?.id, message != edited { edited = message }
    }
  }

  /// Replaces what one of the user's own messages says. What was being written waits until that is done.
  public func edit(_ message: Message) async {
    await save()
    // What was typed while the disk was written to belongs to it.
    (draft.text, draft.attachments, draft.quoted) = (text, attachments, quoted?.id)
    let written = Waiting(draft: draft, quoted: quoted)
    let isWorthKeeping = !draft.isEmpty && edited == nil
    beginDraft()
    if isWorthKeeping { before = written }
    isRestoring = true
    (text, edited) = (message.content.editableText, message)
    isRestoring = false
    focusRequest += 1
    changed()
  }

  /// Edits nothing.
  public func endEditing() {
    saving?.cancel()
    let written = before
    beginDraft()
    before = nil
    if let written { take(written) }
    changed()
  }

  /// What was being written when an edit began.
  @ObservationIgnored private var before: Waiting?

  private struct Waiting {
    var draft: Draft
    /// What it answers.
    var quoted: Message?
  }

  private func take(_ written: Waiting) {
    isRestoring = true
    draft = written.draft
    (text, attachments, quoted) = (draft.text, draft.attachments, written.quoted)
    isRestoring = false
  }

  /// An empty draft with an id of its own.
  private func beginDraft() {
    saving?.cancel()
    saving = nil
    draft = Draft(channel: channel, thread: thread)
    isRestoring = true
    (text, attachments, quoted, edited) = ("", [], nil, nil)
    isRestoring = false
    onType(false)
  }

  // MARK: Files

  /// Adds files. They are copied: what becomes of them later does not matter.
  public func add(_ files: [URL]) async {
    for file in files {
      do {
        let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        guard size <= Self.largestFile else {
          failure = .fileTooLarge(name: file.lastPathComponent, limit: Self.largestFile)
          continue
        }
        let data = try await Task.detached { try Data(contentsOf: file) }.value
        await add(data, name: file.lastPathComponent)
      } catch {
        failure = .fileUnreadable(name: file.lastPathComponent)
      }
    }
  }

  /// Adds the files that somebody chose, or says why there are none.
  public func add(_ choice: Result<[URL], any Error>) async {
    switch choice {
    case .success(let files): await add(files)
    case .failure(let error): failure = .other(error.localizedDescription)
    }
  }

  /// Adds a file or a picture that was pasted.
  func add(_ item: NSItemProvider) async {
    if item.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier) {
      let url = await withCheckedContinuation { result in
        item.loadObject(ofClass: URL.self) { url, _ in result.resume(returning: url) }
      }
      if let url { return await add([url]) }
    }
    guard let type = item.registeredContentTypes(conformingTo: .image).first else { return }
    let name = "picture." + (type.preferredFilenameExtension ?? "png")
    let data = await withCheckedContinuation { result in
      _ = item.loadDataRepresentation(for: type) { data, _ in result.resume(returning: data) }
    }
    if let data { await add(data, name: name) } else { failure = .fileUnreadable(name: name) }
  }

  /// Adds what was pasted or dropped.
  public func add(_ data: Data, name: String) async { await add(data, name: name) { _ in } }

  /// - Parameter describe: says what the bytes do not.
  func add(_ data: Data, name: String, _ describe: (inout Attachment) -> Void) async {
    guard data.count <= Self.largestFile else {
      failure = .fileTooLarge(name: name, limit: Self.largestFile)
      return
    }
    var attachment = Attachment(
      source: "local:\(UUID().uuidString)", name: name, type: FileType.mime(of: name, data), size: data.count,
      dimensions: FileType.dimensions(of: data))
    describe(&attachment)
    do throws(ChatStoreError) { try await store.attachments.store(data, for: attachment.source) } catch {
      failure = .fileNotKept(name: name, error)
      return
    }
    attachments.append(attachment)
    // Its bytes stay in the cache only while a draft or a message has it.
    await save()
  }

  /// Removes a file that was added.
  public func remove(_ attachment: Attachment) {
    attachments.removeAll { $0 == attachment }
    changed()
  }

  func fail(_ failure: ChatFailure) { self.failure = failure }

  // MARK: Sending

  /// Sends what is written: as an edit, or as one message, or as one for the pictures and one for each other file and each voice.
  ///
  /// - Parameter commands: what a text may begin with, after a slash.
  /// - Returns: whether it was kept to be sent. Otherwise all stays as it is, with ``failure``.
  @discardableResult
  public func send(commands: [ComposerCommand] = []) async -> Bool {
    guard canSend else { return false }
    isSending = true
    defer { isSending = false }
    saving?.cancel()
    let (id, written) = (draft.id, text)
    let (files, answered) = (attachments, quoted?.id)
    guard let said = Self.said(written, commands) else {
      text = ""
      return false
    }
    do throws(ChatStoreError) {
      if let edited {
        try await store.edit(edited.id, to: edited.content.replacingText(with: said), emptying: id)
      } else {
        try await store.send(messages(id: id, text: said))
      }
    } catch {
      failure = .store(error)
      if error.concernsFile { keepOnceThereIsRoom() }
      return false
    }
    failure = nil
    // What was written while the disk was written to is the beginning of the next.
    func rest(of text: String, _ attachments: [Attachment], _ quoted: Message?) -> Waiting {
      var next = Draft(channel: channel, thread: thread)
      next.text = text.hasPrefix(written) ? String(text.dropFirst(written.count)) : text
      next.attachments = attachments.filter { !files.contains($0) }
      let quoted = quoted?.id == answered ? nil : quoted
      next.quoted = quoted?.id
      return Waiting(draft: next, quoted: quoted)
    }
    guard draft.id == id else {
      // An edit has begun meanwhile, and what was sent waits for its end.
      if let waiting = before, waiting.draft.id == id {
        let next = rest(of: waiting.draft.text, waiting.draft.attachments, waiting.quoted)
        before = next.draft.isEmpty ? nil : next
      }
      return true
    }
    let next = rest(of: text, attachments, quoted)
    let waiting = edited == nil ? nil : before
    beginDraft()
    before = nil
    if let waiting { take(waiting) }
    if !next.draft.isEmpty {
      attachments += next.draft.attachments
      quoted = next.quoted ?? quoted
      text += next.draft.text
      changed()
    }
    return true
  }

  /// Brings back the poll that was being written, unless another one is.
  private func restorePoll() async {
    guard poll.isEmpty else { return }
    do throws(ChatStoreError) {
      guard let written = try await store.writtenPoll(in: channel, thread: thread), poll.isEmpty else { return }
      isRestoring = true
      poll = PollDraft(written)
      isRestoring = false
    } catch {
      if error != .closed { failure = .store(error) }
    }
  }

  /// Keeps the poll that is written, now.
  func savePoll() async {
    savingPoll?.cancel()
    savingPoll = nil
    await keepPoll()
  }

  private func keepPoll() async {
    do throws(ChatStoreError) {
      try await store.saveWrittenPoll(poll.isEmpty ? nil : poll.written, in: channel, thread: thread)
    } catch {
      if error != .closed { failure = .store(error) }
      if error.concernsFile { keepPoll(after: Self.retryTime) }
    }
  }

  /// The task holds the model: what is nowhere but here stays until it is on the disk.
  private func keepPoll(after seconds: Double) {
    savingPoll?.cancel()
    savingPoll = Task {
      do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
      await keepPoll()
    }
  }

  /// Asks a poll. What is written stays; the poll that is being written goes, if it is this one.
  ///
  /// - Returns: whether it was kept to be sent; otherwise ``failure`` says why not.
  @discardableResult
  public func ask(_ poll: MessageContent.Poll) async -> Bool {
    do throws(ChatStoreError) {
      try await store.send(OutgoingMessage(channel: channel, thread: thread, content: .poll(poll)))
    } catch {
      failure = .store(error)
      return false
    }
    failure = nil
    if self.poll.poll == poll {
      self.poll = PollDraft()
      await savePoll()
    }
    return true
  }

  /// What a command makes of a text; the text where it begins with none.
  private static func said(_ text: String, _ commands: [ComposerCommand]) -> String? {
    guard text.hasPrefix("/") else { return text }
    let words = text.dropFirst().split(separator: " ", maxSplits: 1)
    guard let command = commands.first(where: { $0.name == words.first.map(String.init) }) else { return text }
    return command.run(words.count > 1 ? String(words[1]) : "")
  }

  private func messages(id: MessageID, text: String) -> [OutgoingMessage] {
    let pictures = attachments.filter { $0.type.hasPrefix("image/") || $0.type.hasPrefix("video/") }
    let voices = attachments.filter(\.isVoice)
    let files = attachments.filter { !pictures.contains($0) && !voices.contains($0) }
    var contents: [MessageContent] = []
    if !pictures.isEmpty { contents.append(.images(pictures, caption: text)) }
    for file in files { contents.append(.file(file, caption: contents.isEmpty ? text : "")) }
    // A voice has no caption.
    if contents.isEmpty, !text.allSatisfy(\.isWhitespace) || voices.isEmpty { contents = [.text(text)] }
    contents += voices.map { .voice($0) }
    return contents.enumerated().map { index, content in
      OutgoingMessage(
        id: index == 0 ? id : .new(), channel: channel, thread: thread, quoted: index == 0 ? quoted?.id : nil,
        content: content)
    }
  }
}

extension MessageContent {
  /// What an edit begins with.
  var editableText: String {
    switch self {
    case .text(let text), .images(_, let text), .file(_, let text): text
    default: ""
    }
  }

  func replacingText(with text: String) -> MessageContent {
    switch self {
    case .images(let pictures, _): .images(pictures, caption: text)
    case .file(let file, _): .file(file, caption: text)
    default: .text(text)
    }
  }
}
