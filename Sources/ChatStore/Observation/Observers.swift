import Synchronization

/// Who is told of commits.
final class Observers: Sendable {
  private struct State {
    var next = 0
    var windows: [Int: (window: MessageWindow, mailbox: Mailbox<WindowChange>)] = [:]
    var channels: [Int: Mailbox<Set<ChannelID>>] = [:]
    var outboxes: [Int: Mailbox<Void>] = [:]
  }
  private let state = Mutex(State())

  /// How many there are.
  var count: Int { state.withLock { $0.windows.count + $0.channels.count + $0.outboxes.count } }

  /// Tells all whom a commit concerns. Called in the order of the commits.
  func publish(_ rows: [RowChange], gaps: [ChangeLog.GapChange], channels: Set<ChannelID>, hasOutboxChanged: Bool) {
    let state = state.withLock { $0 }
    for (window, mailbox) in state.windows.values {
      let isConcerned =
        rows.contains { window.contains($0.before) || window.contains($0.after) }
        || gaps.contains { window.touches($0) }
      guard isConcerned else { continue }
      mailbox.update { pending in
        var change = pending ?? WindowChange()
        for row in rows where !change.isWhole {
          let after = window.contains(row.after) ? row.after : nil
          change.add(
            row, isBefore: window.contains(row.before),
            after: after.map { WindowChange.Row(key: $0.key, revision: $0.revision) })
        }
        if !change.isWhole, gaps.contains(where: { window.touches($0) }) { change.hasGapsChanged = true }
        // What came and went untold is nothing.
        pending = change.isEmpty ? nil : change
      }
    }
    if !channels.isEmpty {
      for mailbox in state.channels.values { mailbox.update { $0 = ($0 ?? []).union(channels) } }
    }
    if hasOutboxChanged { for mailbox in state.outboxes.values { mailbox.update { $0 = () } } }
  }

  func add(_ window: MessageWindow, _ mailbox: Mailbox<WindowChange>) -> Observation {
    let number = state.withLock { state in
      state.next += 1
      state.windows[state.next] = (window, mailbox)
      return state.next
    }
    return Observation(
      move: { [self] window in state.withLock { $0.windows[number]?.window = window } },
      leave: { [self] in state.withLock { $0.windows[number] = nil } })
  }

  func add(_ mailbox: Mailbox<Set<ChannelID>>) -> Observation {
    let number = state.withLock { state in
      state.next += 1
      state.channels[state.next] = mailbox
      return state.next
    }
    return Observation(leave: { [self] in state.withLock { $0.channels[number] = nil } })
  }

  func add(_ mailbox: Mailbox<Void>) -> Observation {
    let number = state.withLock { state in
      state.next += 1
      state.outboxes[state.next] = mailbox
      return state.next
    }
    return Observation(leave: { [self] in state.withLock { $0.outboxes[number] = nil } })
  }

  /// Ends all streams.
  func close() {
    let state = state.withLock { state in
      defer { state = State() }
      return state
    }
    for (_, mailbox) in state.windows.values { mailbox.close() }
    for mailbox in state.channels.values { mailbox.close() }
    for mailbox in state.outboxes.values { mailbox.close() }
  }
}

/// An observer's place, which it leaves when nobody holds it any more.
final class Observation: Sendable {
  /// Watches another window from the next commit on.
  let move: @Sendable (MessageWindow) -> Void
  private let leave: @Sendable () -> Void

  init(move: @escaping @Sendable (MessageWindow) -> Void = { _ in }, leave: @escaping @Sendable () -> Void) {
    (self.move, self.leave) = (move, leave)
  }

  deinit { leave() }
}
