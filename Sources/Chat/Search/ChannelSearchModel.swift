public import ChatStore
public import Observation

/// What somebody looks for in one conversation: which messages have the words, and at which of them they are.
///
/// It asks the store's index of words alone, so it works without a connection. The newest message is the first; what comes,
/// changes or goes meanwhile is taken over, and the message that one is at stays the one.
@MainActor
@Observable
public final class ChannelSearchModel {
  /// Whether the field shows.
  public private(set) var isShown = false
  /// What is typed, of which the first ``longestText`` bytes are kept.
  public var text = "" {
    didSet {
      let kept = Self.line(text)
      if kept != text { text = kept } else if text != oldValue { changed() }
    }
  }
  /// The messages that were found, newest first, at most ``mostFound``.
  public private(set) var found: [MessageID] = []
  /// Whether the store has more.
  public private(set) var isMore = false
  /// The number of the message that one is at, from 0.
  public private(set) var index: Int?
  /// Whether ``found`` is the answer to what is typed.
  public private(set) var isAnswered = true
  /// Why the store could not be asked.
  public private(set) var failure: ChatStoreError?
  /// Rises when the field is to have the keyboard.
  public private(set) var focusRequest = 0

  /// Bytes of a search.
  public static let longestText = 1000
  /// Messages that one can go through.
  public static let mostFound = 1000
  /// Seconds after the last letter that it looks, and between two looks at what changed.
  static let pause = 0.15, changePause = 0.5

  @ObservationIgnored private let list: MessageListModel
  @ObservationIgnored private let channel: ChannelID
  @ObservationIgnored private var looking: Task<Void, Never>?
  @ObservationIgnored private var watching: Task<Void, Never>?

  /// A search in what a list shows: a channel's messages outside of threads, or a thread's.
  public init(list: MessageListModel, channel: ChannelID) { (self.list, self.channel) = (list, channel) }

  isolated deinit {
    looking?.cancel()
    watching?.cancel()
  }

  /// Whether there is anything to look for.
  public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

  /// Shows the field, and gives it the keyboard.
  public func begin() {
    focusRequest += 1
    guard !isShown else { return }
    isShown = true
    list.keepsHighlight = true
    watch()
    if !isEmpty { changed() }
  }

  /// Takes the field away. What was typed is there the next time.
  public func end() {
    guard isShown else { return }
    isShown = false
    looking?.cancel()
    watching?.cancel()
    (found, isMore, index, isAnswered, failure) = ([], false, nil, true, nil)
    list.keepsHighlight = false
    list.endHighlight()
    list.mark(nil, in: [])
  }

  /// Goes on to the next older message, and from the oldest to the newest. What was only just typed is looked for first.
  public func next() async { await go(by: 1) }

  /// Goes back to the next newer message, and from the newest to the oldest.
  public func previous() async { await go(by: -1) }

  private func go(by step: Int) async {
    if !isAnswered {
      looking?.cancel()
      return await look()
    }
    guard let index, !found.isEmpty else { return }
    self.index = (index + step + found.count) % found.count
    await show()
  }

  private func show() async {
    guard let index, found.indices.contains(index) else { return }
    await list.jump(to: found[index])
  }

  // MARK: Looking

  private func changed() {
    looking?.cancel()
    guard isShown else { return }
    if isEmpty {
      (found, isMore, index, isAnswered, failure) = ([], false, nil, true, nil)
      list.mark(nil, in: [])
      return list.endHighlight()
    }
    isAnswered = false
    looking = Task { [weak self] in
      do { try await Task.sleep(for: .seconds(Self.pause)) } catch { return }
      await self?.look()
    }
  }

  /// Looks for what is typed now. The message that one is at stays, if it is among those that are found.
  private func look() async {
    guard let answer = await ask() else { return }
    let before = current
    take(answer)
    index = before.flatMap { found.firstIndex(of: $0) } ?? (found.isEmpty ? nil : 0)
    guard let current else { return list.endHighlight() }
    if current != before || list.highlighted != before { await show() }
  }

  /// The message that one is at.
  private var current: MessageID? { index.map { found[$0] } }

  private struct Answer {
    var found = FoundMessages()
    var failure: ChatStoreError?
  }

  /// Nil if something else is asked meanwhile.
  private func ask() async -> Answer? {
    let asked = text
    var answer = Answer()
    do throws(ChatStoreError) {
      answer.found = try await list.store.find(asked, in: list.scope, limit: Self.mostFound)
    } catch {
      answer.failure = error
    }
    return isShown && asked == text && answer.failure != .cancelled ? answer : nil
  }

  private func take(_ answer: Answer) {
    if found != answer.found.ids { found = answer.found.ids }
    if isMore != answer.found.isMore { isMore = answer.found.isMore }
    if failure != answer.failure { failure = answer.failure }
    if !isAnswered { isAnswered = true }
    list.mark(found.isEmpty ? nil : SearchQuery(text), in: Set(found))
  }

  private func watch() {
    watching?.cancel()
    let (channel, changes) = (channel, list.store.changedChannels())
    watching = Task { [weak self] in
      for await changed in changes where changed.contains(channel) {
        await self?.refresh()
        do { try await Task.sleep(for: .seconds(Self.changePause)) } catch { return }
      }
    }
  }

  /// Takes over what came and went. Nothing moves; where the message that one is at is no longer found, the next takes
  /// its number.
  private func refresh() async {
    guard isShown, isAnswered, !isEmpty, let answer = await ask() else { return }
    let (number, before) = (index, current)
    take(answer)
    let place = before.flatMap { found.firstIndex(of: $0) } ?? min(number ?? 0, found.count - 1)
    let new = found.isEmpty ? nil : place
    if index != new { index = new }
  }

  /// One line of bounded length.
  private static func line(_ text: String) -> String {
    var kept = ""
    for scalar in text.unicodeScalars {
      if kept.utf8.count + 4 > longestText { break }
      kept.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
    }
    return kept
  }
}
