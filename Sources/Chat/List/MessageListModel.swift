public import ChatStore
public import Foundation
public import SwiftUI

/// The messages of a channel or thread as a list shows them: a window of what the store has, bounded at both ends.
///
/// It watches exactly the rows that it holds. At most ``mostMessages`` are in memory, wherever one has scrolled to, so a
/// channel of a million costs what one of a thousand costs. Pages come in before their rows are reached.
@MainActor
@Observable
public final class MessageListModel {
  /// Where the messages are.
  public let scope: MessageScope
  /// What the list shows, oldest first.
  public private(set) var rows: [MessageListRow] = []
  /// Who is in the channel.
  public private(set) var members = ChatMembers()
  /// Whether anything has been read yet.
  public private(set) var isLoaded = false
  /// Why the store could not be read; nil once it could.
  public private(set) var failure: ChatStoreError?
  /// Whether newer messages than the last row are in the store.
  public private(set) var hasNewer = false
  /// How many messages of others this user has not read, up to 1,000; none in a thread.
  public private(set) var unreadCount = 0
  /// The day of the first message that shows.
  private(set) var topDay: Date?
  /// Where the list is to go; the list does, once for each number.
  private(set) var target: Target?
  /// The message that was jumped to, to be pointed out.
  public private(set) var highlighted: MessageID?

  /// Whether what is pointed out stays so until something else is.
  @ObservationIgnored var keepsHighlight = false

  /// Messages read at a time.
  static let pageSize = 60
  /// Messages in memory; how many stay on the side from which some are forgotten, around what shows.
  static let mostMessages = 300
  /// A page is asked for when fewer messages than these are left beyond what shows.
  static let margin = 25

  @ObservationIgnored let store: ChatStore
  @ObservationIgnored var loaded = LoadedMessages()
  @ObservationIgnored private var builder: MessageRows
  /// Whether days are those of the views that show the list.
  @ObservationIgnored private let followsViews: Bool
  @ObservationIgnored private let observer: WindowObserver
  @ObservationIgnored private let tasks = SerialTasks()
  @ObservationIgnored private var isReadingOlder = false
  @ObservationIgnored private var isReadingNewer = false
  @ObservationIgnored private var isLooking = false
  /// Where a message that showed stood among those in memory.
  @ObservationIgnored private var lastShown = 0
  /// The messages that show, first and last.
  @ObservationIgnored private(set) var visible: ClosedRange<MessageKey>?
  /// Whether the newest message shows: then what comes is followed.
  @ObservationIgnored public internal(set) var isAtNewest = true
  /// Whether somebody looks at the list: only then what shows has been read.
  @ObservationIgnored public var isWatched = true {
    didSet { if isWatched, let visible { look(visible) } }
  }
  @ObservationIgnored private var lastRead: MessageKey?
  @ObservationIgnored private var reading: Task<Void, Never>?
  @ObservationIgnored private let onRead: @MainActor (MessageID) async -> Void
  @ObservationIgnored private var watching: [Task<Void, Never>] = []

  /// Where the list is to go.
  struct Target: Equatable {
    let number: Int
    /// Nil for the newest.
    let row: MessageListRow.ID?
    var isAnimated = false
  }

  /// A list of a channel or of a thread. Nothing is read before ``open(at:)``.
  ///
  /// - Parameters:
  ///   - calendar: where days begin; nil for the calendar and the time zone of the environment of ``MessageList``.
  ///   - onRead: keeps that the user has read up to a message; the store's ``ChatStore/markRead(upTo:at:)`` unless
  ///     a server is told too.
  public init(
    store: ChatStore, scope: MessageScope, calendar: Calendar? = nil,
    onRead: (@MainActor (MessageID) async -> Void)? = nil
  ) {
    followsViews = calendar == nil
    self.onRead = onRead ?? { try? await store.markRead(upTo: $0) }
    self.store = store
    self.scope = scope
    builder = MessageRows(user: store.user, calendar: calendar ?? .current)
    observer = store.observe(
      MessageWindow(scope: scope, last: MessageKey(position: .min, id: MessageID(rawValue: .min))))
  }

  isolated deinit {
    for task in watching { task.cancel() }
    reading?.cancel()
  }

  // MARK: Going to a place

  /// Reads what shows first: a message, or the first unread, or the newest.
  public func open(at message: MessageID? = nil) async {
    await run {
      await self.refreshMembers()
      if case .channel(let channel) = self.scope, message == nil {
        let unread = try await self.store.unread(in: channel)
        self.builder.firstUnread = unread.first
        if let first = unread.first {
          try await self.read(.around(first.id))
          self.go(to: self.loaded.contains(first) ? .unread : nil)
          return
        }
      }
      try await self.show(message)
    }
    watch()
  }

  /// Shows a message with those around it, wherever it stands.
  public func jump(to message: MessageID) async {
    await run {
      if let row = self.rows.first(where: { $0.id == .message(message) }) {
        self.go(to: row.id, animated: true)
        self.highlighted = message
        return
      }
      try await self.show(message)
    }
  }

  /// Shows the newest message.
  public func jumpToNewest() async {
    await run {
      if self.loaded.hasNewer { try await self.read(.newest) }
      self.go(to: nil, animated: true)
    }
  }

  /// No message is pointed out any more.
  func endHighlight() { if highlighted != nil { highlighted = nil } }

  private func show(_ message: MessageID?) async throws {
    if let message {
      try await read(.around(message))
      go(to: .message(message))
      highlighted = message
    } else {
      try await read(.newest)
      go(to: nil)
    }
  }

  private func go(to row: MessageListRow.ID?, animated: Bool = false) {
    target = Target(number: (target?.number ?? 0) + 1, row: row, isAnimated: animated)
  }

  /// Has rows mark what a search found in their messages; rows of others stay as they are.
  func mark(_ query: SearchQuery?, in found: Set<MessageID>) {
    if builder.query == query, builder.found == found { return }
    (builder.query, builder.found) = (query, found)
    guard isLoaded else { return }
    tasks.run { [weak self] in await self?.reporting { try await self?.rebuild() } }
  }

  /// Divides the rows into the days of a view's calendar, unless the list was given one of its own.
  func divide(by calendar: Calendar) {
    guard followsViews, builder.calendar != calendar else { return }
    builder.calendar = calendar
    guard isLoaded else { return }
    tasks.run { [weak self] in await self?.reporting { try await self?.rebuild() } }
  }

  // MARK: Paging

  /// Takes note of what shows, and reads on before its end is reached.
  func show(_ ids: [MessageListRow.ID]) {
    // Messages and rows stand in the same order: the first and last that show bound the others.
    guard let first = firstKey(of: ids), let last = firstKey(of: ids.reversed()), first <= last else { return }
    visible = first...last
    guard !isLooking else { return }
    isLooking = true
    // While a list finds its place it shows this and that for the length of an update.
    Task { [weak self] in
      guard let self else { return }
      self.isLooking = false
      if let visible = self.visible { self.look(visible) }
      self.readOn()
    }
  }

  /// The place of the first of some rows that is a message of the window.
  private func firstKey(of ids: some Sequence<MessageListRow.ID>) -> MessageKey? {
    for case .message(let id) in ids {
      // Near to where one showed before, most of the time.
      if let index = loaded.index(of: id, near: lastShown) {
        lastShown = index
        return loaded.messages[index].key
      }
    }
    return nil
  }

  private func look(_ visible: ClosedRange<MessageKey>) {
    // The user's own messages that the server has not placed have nothing to be read.
    if let read = loaded.messages.last(where: { $0.key <= visible.upperBound && !$0.key.isUnplaced }),
      read.key >= visible.lowerBound
    {
      markRead(upTo: read.key)
    }
    let index = loaded.index(of: visible.lowerBound)
    guard loaded.messages.indices.contains(index) else { return }
    let day = builder.calendar.startOfDay(for: loaded.messages[index].sentAt)
    if topDay != day { topDay = day }
  }

  private func readOn() {
    guard let visible else { return }
    let before = loaded.index(of: visible.lowerBound)
    let after = loaded.messages.count - 1 - loaded.index(of: visible.upperBound)
    if before < Self.margin, loaded.hasOlder, !isReadingOlder {
      isReadingOlder = true
      tasks.run { [weak self] in await self?.readOlder() }
    }
    if after < Self.margin, loaded.hasNewer, !isReadingNewer {
      isReadingNewer = true
      tasks.run { [weak self] in await self?.readNewer() }
    }
  }

  private func readOlder() async {
    defer { isReadingOlder = false }
    await reporting {
      guard let edge = self.loaded.beyondOldest else { return }
      self.observer.move(to: MessageWindow(scope: self.scope, last: self.loaded.beyondNewest?.key))
      let page = try await self.store.page(of: self.scope, at: .before(edge.key), limit: Self.pageSize)
      self.loaded.prepend(page)
      self.trim()
      try await self.rebuild()
    }
  }

  private func readNewer() async {
    defer { isReadingNewer = false }
    await reporting {
      guard let edge = self.loaded.beyondNewest else { return }
      self.observer.move(to: MessageWindow(scope: self.scope, first: self.loaded.beyondOldest?.key))
      let page = try await self.store.page(of: self.scope, at: .after(edge.key), limit: Self.pageSize)
      self.loaded.append(page)
      self.trim()
      try await self.rebuild()
    }
  }

  /// Forgets messages on the side that is farther from what shows. Nothing that shows is among them.
  private func trim() {
    let surplus = loaded.messages.count - Self.mostMessages
    guard surplus > 0 else { return }
    guard let visible else { return loaded.trimOldest(to: Self.mostMessages) }
    let before = loaded.index(of: visible.lowerBound)
    let after = loaded.messages.count - 1 - loaded.index(of: visible.upperBound)
    if before >= after {
      loaded.trimOldest(to: loaded.messages.count - min(surplus, max(0, before - Self.margin)))
    } else {
      loaded.trimNewest(to: loaded.messages.count - min(surplus, max(0, after - Self.margin)))
    }
  }

  /// Waits for what was begun, and for what the store has committed. For tests.
  func settle() async {
    while !watching.isEmpty, !observer.isIdle { await Task.yield() }
    await tasks.run {}.value
  }

  // MARK: Reading

  private func run(_ operation: @escaping @MainActor () async throws -> Void) async {
    await tasks.run { [weak self] in await self?.reporting(operation) }.value
  }

  private func reporting(_ operation: @MainActor () async throws -> Void) async {
    do {
      try await operation()
      if failure != nil { failure = nil }
    } catch let error as ChatStoreError {
      if error != .closed { failure = error }
    } catch {}
    isLoaded = true
  }

  private func read(_ anchor: PageAnchor) async throws {
    observer.move(to: MessageWindow(scope: scope))
    let page = try await store.page(of: scope, at: anchor, limit: Self.pageSize)
    loaded = LoadedMessages(page)
    visible = nil
    try await rebuild()
  }

  /// Makes the rows anew, once what they quote has been read.
  private func rebuild(changed: Set<MessageID> = []) async throws {
    observer.move(to: loaded.window(of: scope))
    var quotes: [MessageID: Message] = [:]
    var missing: [MessageID] = []
    for message in loaded.messages {
      guard case .message(let id)? = message.quoted else { continue }
      if let known = builder.quotes[id], !changed.contains(message.id) {
        quotes[id] = known
      } else {
        missing.append(id)
      }
    }
    if !missing.isEmpty { for quote in try await store.messages(missing) { quotes[quote.id] = quote } }
    builder.quotes = quotes
    let new = builder.rows(of: loaded)
    if new != rows { rows = new }
    if hasNewer != loaded.hasNewer { hasNewer = loaded.hasNewer }
  }

  // MARK: What was read

  /// Nothing is read before the first unread message is known, nor while nobody looks.
  private func markRead(upTo key: MessageKey) {
    guard isWatched, lastRead.map({ $0 < key }) ?? true else { return }
    lastRead = key
    guard reading == nil else { return }
    reading = Task { [weak self] in
      // Scrolling passes many; the last one counts.
      try? await Task.sleep(for: .seconds(0.3))
      guard let self, let last = self.lastRead else { return }
      self.reading = nil
      await self.onRead(last.id)
    }
  }

  // MARK: What changes

  private func watch() {
    guard watching.isEmpty else { return }
    let observer = observer
    watching.append(
      Task { [weak self] in
        while let change = await observer.next() {
          guard let self else { return }
          await self.run { try await self.take(change) }
        }
      })
    guard case .channel(let channel) = scope else { return }
    let channels = store.changedChannels()
    watching.append(
      Task { [weak self] in
        for await changed in channels where changed.contains(channel) {
          await self?.run { [weak self] in
            await self?.refreshUnread()
            if await self?.refreshMembers() == true { try await self?.rebuild() }
          }
          // Each message tells of its channel; what it is called and how much is unread may come a moment later.
          try? await Task.sleep(for: .seconds(0.5))
        }
      })
  }

  private func take(_ change: WindowChange) async throws {
    if change.needsReload {
      let anchor = visible.map { PageAnchor.around($0.lowerBound.id) } ?? .newest
      return try await read(isAtNewest ? .newest : anchor)
    }
    let ids = Array(change.inserted.keys) + Array(change.changed.keys)
    let messages = try await store.messages(ids).sorted { $0.key < $1.key }
    loaded.update(messages, removed: change.removed)
    if change.hasGapsChanged, case .channel(let channel) = scope {
      loaded.setGaps(try await store.gaps(in: channel))
    }
    trim()
    try await rebuild(changed: Set(ids))
  }

  /// - Returns: whether somebody is called otherwise now.
  @discardableResult
  private func refreshMembers() async -> Bool {
    guard let channel = await channel(), let list = try? await store.members(of: channel) else { return false }
    let members = Dictionary(list.map { ($0.user, $0) }) { first, _ in first }
    if members == builder.members { return false }
    builder.members = members
    self.members = ChatMembers(list)
    return true
  }

  private func refreshUnread() async {
    guard case .channel(let channel) = scope, let unread = try? await store.unread(in: channel) else { return }
    if unreadCount != unread.count { unreadCount = unread.count }
  }

  private func channel() async -> ChannelID? {
    switch scope {
    case .channel(let channel): channel
    case .thread(let root): try? await store.message(root)?.channel
    }
  }
}
