import Foundation

@testable import ChatStore

/// What a test's server and user did, as plain facts. What a store should show follows from them alone, computed anew each
/// time: nothing here is brought up to date step by step, as the store does it.
struct Facts {
  /// What the server has, in its order.
  var events: [ServerEvent] = []
  /// What of it the store was told.
  var delivered: Set<EventID> = []
  /// What the user did, in this order.
  var actions: [Action] = []

  enum Target: Hashable {
    case own(MessageID)
    case event(EventID)
  }

  struct Action {
    enum Kind {
      case send(MessageID, quoted: Target?, thread: Target?)
      case edit(Target)
      case redact(Target)
      case react(Target, String)
      /// Takes back the action at that index, or a reaction that was told.
      case unreact(Target, String, action: Int?, event: EventID?)
    }
    var kind: Kind
    /// The text of a message or an edit.
    var text = ""
    var transaction: TransactionID
    var entry: OutboxID?
    /// What the answer said.
    var answer: EventID?
    var isAnswered = false
    var answeredOrder: Int64?
    var isCancelled = false
    /// Whether a server may have it.
    var isDoubtful = false
    var state = SendState.waiting
  }

  struct Shown: Equatable {
    /// The event's name, or the number of one's own message.
    var name: String
    var text: String
    var isDeleted: Bool
    var isEdited: Bool
    var reactions: [String: Int]
    var ownReactions: Set<String>
    var quoted: String?
    var thread: String?
    var threadCount: Int
    var sendState: SendState?
  }

  /// The event that an action became, as far as the store knows.
  func event(of action: Action) -> EventID? {
    if action.isAnswered, let answer = action.answer { return answer }
    return events.first { delivered.contains($0.id) && $0.transactionID == action.transaction }?.id
  }

  /// What is looked up often.
  private struct Index {
    var told: [ServerEvent]
    var orders: [EventID: Int64]
    var events: [EventID?]
    var edits: [EventID: [ServerEvent]] = [:]
    var reactions: [EventID: [ServerEvent]] = [:]
    var ownEdits: [Int] = []
    var ownReactions: [Int] = []
    var ownRedactions: Set<Target> = []
    var removedActions: Set<Int> = []
    var removedEvents: Set<EventID> = []
  }

  private func index() -> Index {
    let told = events.filter { delivered.contains($0.id) }
    var transactions: [TransactionID: EventID] = [:]
    for event in told { if let transaction = event.transactionID { transactions[transaction] = event.id } }
    var index = Index(
      told: told, orders: Dictionary(uniqueKeysWithValues: told.map { ($0.id, $0.order ?? 0) }),
      events: actions.map { $0.isAnswered && $0.answer != nil ? $0.answer : transactions[$0.transaction] })
    for event in told {
      switch event.body {
      case .edit(let target, _): index.edits[target, default: []].append(event)
      case .reaction(let target, _): index.reactions[target, default: []].append(event)
      default: break
      }
    }
    for (number, action) in actions.enumerated() where !action.isCancelled {
      switch action.kind {
      case .edit: index.ownEdits.append(number)
      case .react: index.ownReactions.append(number)
      case .redact(let target): index.ownRedactions.insert(target)
      case .unreact(_, _, let removed, let event):
        // Reactions that the user has taken back, and no server has confirmed.
        if let removed {
          index.removedActions.insert(removed)
          if let event = index.events[removed] { index.removedEvents.insert(event) }
        }
        if let event { index.removedEvents.insert(event) }
      case .send: break
      }
    }
    return index
  }

  /// A message that was never sent is gone, with all that was done to it.
  mutating func forget(_ message: MessageID) {
    for index in actions.indices {
      switch actions[index].kind {
      case .send(let id, let quoted, let thread):
        let gone = Target.own(message)
        actions[index].kind = .send(id, quoted: quoted == gone ? nil : quoted, thread: thread == gone ? nil : thread)
      case .edit(.own(message)), .redact(.own(message)), .react(.own(message), _), .unreact(.own(message), _, _, _):
        actions[index].isCancelled = true
      default: break
      }
    }
  }

  private func order(of event: EventID?, _ action: Action, _ number: Int, _ index: Index) -> (Int, Int64) {
    if let event, let told = index.orders[event] { return (0, told) }
    if let order = action.answeredOrder { return (0, order) }
    return (1, Int64(number))
  }

  private struct Known {
    var names: Set<Target>
    var name: String
    var sender: UserID
    var place: (Int, Int64)
    var text: String
    var quoted: Target?
    var thread: Target?
    var action: Int?
    var event: EventID?
  }

  /// All messages that the store has, in their order, without regard to threads.
  func messages() -> [Shown] {
    let lookup = index()
    var known: [Known] = []
    var ownEvents: Set<EventID> = []
    for (index, action) in actions.enumerated() {
      guard case .send(let id, let quoted, let thread) = action.kind, !action.isCancelled else { continue }
      let event = lookup.events[index]
      if let event { ownEvents.insert(event) }
      known.append(
        Known(
          names: Set([.own(id)] + (event.map { [.event($0)] } ?? [])), name: event?.rawValue ?? "\(id.rawValue)",
          sender: .me, place: order(of: event, action, index, lookup), text: action.text, quoted: quoted,
          thread: thread,
          action: index, event: event))
    }
    for event in lookup.told where !ownEvents.contains(event.id) {
      guard case .message(let content, let quoted, let thread) = event.body else { continue }
      known.append(
        Known(
          names: [.event(event.id)], name: event.id.rawValue, sender: event.sender, place: (0, event.order ?? 0),
          text: content.searchableText, quoted: quoted.map { .event($0) }, thread: thread.map { .event($0) },
          event: event.id))
    }
    known.sort { $0.place < $1.place }
    let redacted = redactedEvents()
    let deleted = Set(known.indices.filter { isDeleted(known[$0], redacted, lookup) })
    let answering = known.indices.filter { known[$0].thread != nil }
    return known.indices.map { index in
      let message = known[index]
      let isDeleted = deleted.contains(index)
      let edit = isDeleted ? nil : edit(of: message, redacted, lookup)
      let reactions = isDeleted ? [:] : reactions(to: message, redacted, lookup)
      let answers = answering.filter { other in
        known[other].thread.map { message.names.contains($0) } ?? false && !deleted.contains(other)
      }
      return Shown(
        name: message.name, text: isDeleted ? "" : edit ?? message.text, isDeleted: isDeleted, isEdited: edit != nil,
        reactions: reactions.mapValues(\.count), ownReactions: Set(reactions.filter { $0.value.contains(.me) }.keys),
        quoted: message.quoted.map { name(of: $0, known) }, thread: message.thread.map { name(of: $0, known) },
        threadCount: answers.count,
        sendState: message.event == nil ? message.action.map { actions[$0].state } : nil)
    }
  }

  private func name(of target: Target, _ known: [Known]) -> String {
    if let message = known.first(where: { $0.names.contains(target) }) { return message.name }
    switch target {
    case .own(let id): return "\(id.rawValue)"
    case .event(let id): return id.rawValue
    }
  }

  private func redactedEvents() -> Set<EventID> {
    var result: Set<EventID> = []
    for event in events where delivered.contains(event.id) {
      if case .redaction(let target) = event.body { result.insert(target) }
    }
    // An answer says the same as the event.
    for action in actions where action.isAnswered && !action.isCancelled {
      switch action.kind {
      case .redact, .unreact:
        if let event = events.first(where: { $0.id == action.answer }), case .redaction(let target) = event.body {
          result.insert(target)
        }
      default: break
      }
    }
    return result
  }

  private func isDeleted(_ message: Known, _ redacted: Set<EventID>, _ lookup: Index) -> Bool {
    if let event = message.event, redacted.contains(event) { return true }
    return !message.names.isDisjoint(with: lookup.ownRedactions)
  }

  private func edit(of message: Known, _ redacted: Set<EventID>, _ lookup: Index) -> String? {
    var edits: [(place: (Int, Int64), text: String)] = []
    var ownEvents: Set<EventID> = []
    for index in lookup.ownEdits {
      let action = actions[index]
      guard case .edit(let target) = action.kind, message.names.contains(target) else { continue }
      let event = lookup.events[index]
      if let event {
        ownEvents.insert(event)
        if redacted.contains(event) { continue }
      }
      edits.append((order(of: event, action, index, lookup), action.text))
    }
    for event in message.event.flatMap({ lookup.edits[$0] }) ?? [] where !redacted.contains(event.id) {
      guard case .edit(_, let content) = event.body, event.sender == message.sender, !ownEvents.contains(event.id)
      else {
        continue
      }
      edits.append(((0, event.order ?? 0), content.searchableText))
    }
    return edits.max { $0.place < $1.place }?.text
  }

  private func reactions(to message: Known, _ redacted: Set<EventID>, _ lookup: Index) -> [String: Set<UserID>] {
    var result: [String: Set<UserID>] = [:]
    for event in message.event.flatMap({ lookup.reactions[$0] }) ?? [] where !redacted.contains(event.id) {
      guard case .reaction(_, let emoji) = event.body, !lookup.removedEvents.contains(event.id) else { continue }
      result[emoji, default: []].insert(event.sender)
    }
    for index in lookup.ownReactions where !lookup.removedActions.contains(index) {
      guard case .react(let target, let emoji) = actions[index].kind, message.names.contains(target) else { continue }
      if let event = lookup.events[index], redacted.contains(event) { continue }
      result[emoji, default: []].insert(.me)
    }
    return result
  }
}
