import ChatStore

/// The messages of a list that are in memory: a window of what the store has, bounded at both ends.
///
/// Beside it stand the messages right before and after it, which are not shown: rows at the ends look the same once more
/// comes. All operations keep `messages` in the store's order without duplicates.
struct LoadedMessages: Equatable {
  private(set) var messages: [Message] = []
  private(set) var gaps: [HistoryGap] = []
  /// The store's message right before the first one.
  private(set) var beyondOldest: Message?
  /// The store's message right after the last one. Nil: what comes new belongs to the window.
  private(set) var beyondNewest: Message?

  init() {}

  /// A page, of which the message at an end with more behind it is kept back.
  init(_ page: MessagePage) {
    messages = page.messages
    gaps = page.gaps
    if page.hasOlder, messages.count > 1 { beyondOldest = messages.removeFirst() }
    if page.hasNewer, messages.count > 1 { beyondNewest = messages.removeLast() }
    dropOuterGaps()
  }

  var hasOlder: Bool { beyondOldest != nil }
  var hasNewer: Bool { beyondNewest != nil }

  /// The first message at or after a place.
  func index(of key: MessageKey) -> Int {
    var (low, high) = (0, messages.count)
    while low < high {
      let middle = (low + high) / 2
      if messages[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where a message is, looked for from a place on to both sides.
  func index(of id: MessageID, near place: Int) -> Int? {
    let place = min(max(place, 0), messages.count)
    for distance in 0...messages.count {
      if place + distance < messages.count, messages[place + distance].id == id { return place + distance }
      if place - distance >= 0, place - distance < messages.count, messages[place - distance].id == id {
        return place - distance
      }
    }
    return nil
  }

  // MARK: Policies

  /// The page right before ``beyondOldest`` comes in front.
  mutating func prepend(_ page: MessagePage) {
    guard let edge = beyondOldest else { return }
    var older = page.messages
    beyondOldest = page.hasOlder && !older.isEmpty ? older.removeFirst() : nil
    remove(page)
    messages = older + [edge] + messages
    join(page.gaps)
  }

  /// The page right after ``beyondNewest`` comes behind.
  mutating func append(_ page: MessagePage) {
    guard let edge = beyondNewest else { return }
    var newer = page.messages
    beyondNewest = page.hasNewer && !newer.isEmpty ? newer.removeLast() : nil
    remove(page)
    messages += [edge] + newer
    join(page.gaps)
  }

  /// What moved into a page, of which nobody was told yet.
  private mutating func remove(_ page: MessagePage) {
    let ids = Set(page.messages.lazy.map(\.id))
    messages.removeAll { ids.contains($0.id) }
  }

  /// Forgets messages at the older end until at most `count` are left.
  mutating func trimOldest(to count: Int) {
    guard messages.count > max(1, count) else { return }
    let surplus = messages.count - max(1, count)
    beyondOldest = messages[surplus - 1]
    messages.removeFirst(surplus)
    dropOuterGaps()
  }

  /// Forgets messages at the newer end until at most `count` are left.
  mutating func trimNewest(to count: Int) {
    guard messages.count > max(1, count) else { return }
    beyondNewest = messages[max(1, count)]
    messages.removeLast(messages.count - max(1, count))
    dropOuterGaps()
  }

  /// Takes over messages as they are now: those of the window change or move, those that are new come in where they belong.
  ///
  /// - Returns: those that came in.
  @discardableResult
  mutating func update(_ changed: [Message], removed: Set<MessageID>) -> [Message] {
    let ids = Set(changed.lazy.map(\.id))
    var known: [MessageID: Int64] = [:]
    for message in messages where ids.contains(message.id) || removed.contains(message.id) {
      known[message.id] = message.revision
    }
    var added: [Message] = []
    var isSorted = true
    if removed.contains(where: { known[$0] != nil }) { messages.removeAll { removed.contains($0.id) } }
    // Another message stands beside the window then.
    if let edge = beyondOldest, removed.contains(edge.id) {
      beyondOldest = messages.count > 1 ? messages.removeFirst() : nil
    }
    if let edge = beyondNewest, removed.contains(edge.id) {
      beyondNewest = messages.count > 1 ? messages.removeLast() : nil
    }
    for message in changed {
      // A page that was read later may have told of a newer one.
      if let revision = known[message.id], !removed.contains(message.id) {
        guard revision <= message.revision, let index = messages.firstIndex(where: { $0.id == message.id }) else {
          continue
        }
        isSorted = isSorted && messages[index].key == message.key
        messages[index] = message
      } else if contains(message.key) {
        added.append(message)
        isSorted = isSorted && (messages.last.map { $0.key < message.key } ?? true)
        messages.append(message)
      }
      if beyondOldest?.id == message.id { beyondOldest = message }
      if beyondNewest?.id == message.id { beyondNewest = message }
    }
    if !isSorted { messages.sort { $0.key < $1.key } }
    return added
  }

  mutating func setGaps(_ gaps: [HistoryGap]) {
    self.gaps = gaps
    dropOuterGaps()
  }

  /// Whether a message at that place belongs to the window.
  func contains(_ key: MessageKey) -> Bool {
    (beyondOldest.map { $0.key < key } ?? true) && (beyondNewest.map { key < $0.key } ?? true)
  }

  /// What is watched: the window with the two messages beside it.
  func window(of scope: MessageScope) -> MessageWindow {
    MessageWindow(scope: scope, first: beyondOldest?.key, last: beyondNewest?.key)
  }

  private mutating func join(_ more: [HistoryGap]) {
    var byID = Dictionary(gaps.map { ($0.id, $0) }) { $1 }
    for gap in more { byID[gap.id] = gap }
    gaps = byID.values.sorted { ($0.before ?? .max, $0.after ?? .min) < ($1.before ?? .max, $1.after ?? .min) }
    dropOuterGaps()
  }

  /// A gap shows between messages of the window and those beside it, and at an end where the store has nothing behind it.
  private mutating func dropOuterGaps() {
    gaps.removeAll { gap in
      if let beyondOldest, let before = gap.before, before <= beyondOldest.key.position { return true }
      if let beyondNewest, beyondNewest.key.position <= gap.after ?? .min { return true }
      return false
    }
  }
}
