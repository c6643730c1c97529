import Synchronization

/// Who is told of commits.
final class Observers: Sendable {
  fileprivate struct State {
    var next = 0
    var windows: [Int: (window: MessageWindow, mailbox: Mailbox<WindowChange>)] = [:]
    var channels: [Int: Mailbox<Set<ChannelID>>] = [:]
    var outboxes: [Int: Mailbox<Void>] = [:]
    var trouble: ChatStoreError?
    var troubled: [Int: Mailbox<ChatStoreError?>] = [:]
  }
  private let state = Mutex(State())

  /// How many there are.
  var count: Int { state.withLock { $0.windows.count + $0.channels.count + $0.outboxes.count + $0.troubled.count } }

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

  /// The mailbox gets what is now, and then what changes.
  func add(_ mailbox: Mailbox<ChatStoreError?>) -> Observation {
    let number = state.withLock { state in
      state.next += 1
      state.troubled[state.next] = mailbox
      // Inside of the lock, so that nothing that is newer comes before it.
      mailbox.update { $0 = .some(state.trouble) }
      return state.next
    }
    return Observation(leave: { [self] in state.withLock { $0.troubled[number] = nil } })
  }

  /// Tells of an error, if it is one of the file's.
  func report(_ error: ChatStoreError) {
    guard error.concernsFile else { return }
    state.withLock { $0.setTrouble(error) }
  }

  /// What is wrong with the file.
  var trouble: ChatStoreError? { state.withLock { $0.trouble } }

  /// Something was written. A file that is damaged stays so.
  ///
  /// - Parameter hasRoom: whether the file grew. On a full disk what fits into its pages is still kept.
  func endTrouble(hasRoom: Bool) {
    state.withLock { state in
      switch state.trouble {
      case nil, .corrupt: break
      case .diskFull: if hasRoom { state.setTrouble(nil) }
      default: state.setTrouble(nil)
      }
    }
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
    for mailbox in state.troubled.values { mailbox.close() }
  }
}

extension Observers.State {
  /// Tells it in the lock, so that all are told in one order; a mailbox calls nobody.
  fileprivate mutating func setTrouble(_ error: ChatStoreError?) {
    if case .corrupt? = trouble, error != nil { return }
    guard error != trouble else { return }
    trouble = error
    for mailbox in troubled.values { mailbox.update { $0 = .some(error) } }
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
