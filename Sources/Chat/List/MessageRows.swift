import ChatStore
import Foundation

/// Makes the rows of messages that follow each other.
struct MessageRows {
  /// Seconds after which a message of the same sender begins a group of its own.
  static let groupTime: TimeInterval = 5 * 60

  let user: UserID
  var members: [UserID: Member] = [:]
  /// Messages that others answer.
  var quotes: [MessageID: Message] = [:]
  /// The first message that was unread when the list was opened.
  var firstUnread: MessageKey?
  /// What is searched for, and which messages have it.
  var query: SearchQuery?
  var found: Set<MessageID> = []
  var calendar = Calendar.current

  /// The rows of `loaded`. Its neighbours on both sides count for days and groups, so that a page that comes changes no row
  /// that is there already.
  func rows(of loaded: LoadedMessages) -> [MessageListRow] {
    var days = Days(calendar: calendar)
    var rows: [MessageListRow] = []
    rows.reserveCapacity(loaded.messages.count + 8)
    var gaps = loaded.gaps[...]
    var previous = loaded.beyondOldest
    var joinsPrevious = false
    if let first = loaded.messages.first {
      joinsPrevious = previous.map { joins($0, first, gaps: loaded.gaps, &days) } ?? false
    }
    for (index, message) in loaded.messages.enumerated() {
      while let gap = gaps.first, gap.isBefore(message.key) {
        rows.append(MessageListRow(id: .gap(gap.id), content: .gap(gap)))
        gaps.removeFirst()
      }
      if previous.map({ days.start(of: $0.sentAt) != days.start(of: message.sentAt) }) ?? true {
        rows.append(MessageListRow(id: .day(message.id), content: .day(message.sentAt)))
      }
      if message.key == firstUnread { rows.append(MessageListRow(id: .unread, content: .unread)) }
      let next = index + 1 < loaded.messages.count ? loaded.messages[index + 1] : loaded.beyondNewest
      let joinsNext = next.map { joins(message, $0, gaps: loaded.gaps, &days) } ?? false
      let entry = MessageEntry(
        message: message, sender: member(message.sender), isOwn: message.sender == user,
        beginsGroup: !joinsPrevious, endsGroup: !joinsNext, quoted: quote(of: message),
        found: found.contains(message.id) ? query : nil)
      rows.append(MessageListRow(id: .message(message.id), content: .message(entry)))
      (previous, joinsPrevious) = (message, joinsNext)
    }
    rows += gaps.map { MessageListRow(id: .gap($0.id), content: .gap($0)) }
    return rows
  }

  private func joins(_ first: Message, _ second: Message, gaps: [HistoryGap], _ days: inout Days) -> Bool {
    first.sender == second.sender && first.content.isSaid && second.content.isSaid && second.key != firstUnread
      && abs(second.sentAt.timeIntervalSince(first.sentAt)) < Self.groupTime
      && days.start(of: first.sentAt) == days.start(of: second.sentAt)
      && !gaps.contains { $0.isBefore(second.key) && !$0.isBefore(first.key) }
  }

  private func member(_ user: UserID) -> Member { members[user] ?? Member(user: user) }

  private func quote(of message: Message) -> MessageEntry.Quote? {
    guard case .message(let id)? = message.quoted, let quoted = quotes[id] else { return nil }
    return MessageEntry.Quote(message: quoted, sender: member(quoted.sender))
  }
}

/// Days of a calendar, which is asked once for all messages of a day that follow each other: it answers slowly.
private struct Days {
  let calendar: Calendar
  private var last: DateInterval?

  init(calendar: Calendar) { self.calendar = calendar }

  mutating func start(of date: Date) -> Date {
    if let last, last.start <= date, date < last.end { return last.start }
    guard let day = calendar.dateInterval(of: .day, for: date) else { return date }
    last = day
    return day.start
  }
}

extension MessageContent {
  /// Whether somebody said it; what a system tells belongs to no group.
  fileprivate var isSaid: Bool {
    switch self {
    case .system, .ephemeral: false
    default: true
    }
  }
}

extension HistoryGap {
  /// Whether what is missing stands before a message.
  func isBefore(_ key: MessageKey) -> Bool { before.map { $0 <= key.position } ?? key.isUnplaced }
}
