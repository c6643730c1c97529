import ChatStore
import Foundation

/// One channel of an ``InMemoryChatServer``.
///
/// Events are numbered without holes, from 1. Of more than `limit` the oldest leave; transactions leave with their
/// events.
struct ChannelLog {
  struct Entry {
    var event: ServerEvent
    /// The server's count when it happened.
    var stream: Int64
  }
  struct Key: Hashable {
    var user: UserID
    var transaction: TransactionID
  }
  struct Place {
    var event: EventID
    var readAt: Date
    var stream: Int64
  }

  /// Whose place it is: in the channel, or in one of its threads.
  struct Reader: Hashable {
    let user: UserID
    let thread: EventID?
  }

  var info: Channel
  var infoStream: Int64
  var members: [UserID: (member: Member, stream: Int64)] = [:]
  private(set) var entries: [Entry] = []
  /// The number of the first event that is still there.
  private(set) var firstOrder: Int64 = 1
  private var orders: [EventID: Int64] = [:]
  private var transactions: [Key: (event: EventID, order: Int64)] = [:]
  var receipts: [Reader: Place] = [:]
  var pins: [EventID] = []
  var pinStream: Int64 = 0
  /// Until when somebody types.
  var typing: [UserID: Double] = [:]
  var typingStream: Int64 = 0
  let limit: Int

  init(_ info: Channel, stream: Int64, limit: Int) {
    self.info = info
    self.limit = limit
    infoStream = stream
  }

  var nextOrder: Int64 { firstOrder + Int64(entries.count) }

  func known(_ user: UserID, _ transaction: TransactionID?) -> (event: EventID, order: Int64)? {
    transaction.flatMap { transactions[Key(user: user, transaction: $0)] }
  }

  func event(_ id: EventID) -> ServerEvent? { orders[id].map { entries[Int($0 - firstOrder)].event } }

  /// Appends an event, which gets its number. Nil for one that is there already.
  mutating func append(_ event: ServerEvent, stream: Int64) -> Int64? {
    guard orders[event.id] == nil else { return nil }
    var event = event
    let order = nextOrder
    event.order = order
    entries.append(Entry(event: event, stream: stream))
    orders[event.id] = order
    if let transaction = event.transactionID {
      transactions[Key(user: event.sender, transaction: transaction)] = (event.id, order)
    }
    if case .redaction(let target) = event.body { empty(target) }
    if entries.count > limit + limit / 4 { trim() }
    return order
  }

  /// What was taken back is gone here too.
  private mutating func empty(_ id: EventID) {
    guard let order = orders[id] else { return }
    let index = Int(order - firstOrder)
    switch entries[index].event.body {
    case .message(_, _, let thread): entries[index].event.body = .message(.text(""), quoted: nil, thread: thread)
    case .edit(let target, _): entries[index].event.body = .edit(target, .text(""))
    case .vote(let target, _): entries[index].event.body = .vote(target, [])
    case .reaction, .pollEnd, .redaction: break
    }
  }

  private mutating func trim() {
    let count = entries.count - limit
    for entry in entries[..<count] { orders[entry.event.id] = nil }
    entries.removeFirst(count)
    firstOrder += Int64(count)
    let first = firstOrder
    transactions = transactions.filter { $0.value.order >= first }
  }

  /// Events with numbers in a range, at most `limit` from its end or its beginning.
  func events(from first: Int64, to last: Int64, limit: Int, fromEnd: Bool) -> [ServerEvent] {
    let start = Int(max(first, firstOrder) - firstOrder), end = Int(min(last, nextOrder - 1) - firstOrder)
    guard start <= end else { return [] }
    let range = fromEnd ? max(start, end - limit + 1)...end : start...min(end, start + limit - 1)
    return entries[range].map(\.event)
  }

  /// The number of the last event that had happened at a count of the server's.
  func lastOrder(at stream: Int64) -> Int64 {
    var low = 0, high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].stream <= stream { low = middle + 1 } else { high = middle }
    }
    return firstOrder + Int64(low) - 1
  }

  /// The number of an event.
  func order(of id: EventID) -> Int64? { orders[id] }
}
