import Foundation

extension ReaderModel {
  /// Marks messages as read or unread.
  ///
  /// - Parameter isUndoable: false where nobody asked for it, such as for a message that is looked at.
  public func setRead(_ ids: Set<Message.ID>, _ isRead: Bool, isUndoable: Bool = true) {
    change(isRead ? "Mark as Read" : "Mark as Unread", ids, isUndoable: isUndoable) { $0.isRead = isRead }
  }

  public func setFlagged(_ ids: Set<Message.ID>, _ isFlagged: Bool) {
    change(isFlagged ? "Flag" : "Unflag", ids) { $0.isFlagged = isFlagged }
  }

  /// Flags messages, or takes the flags away where all have one.
  public func toggleFlag(_ ids: Set<Message.ID>) {
    setFlagged(ids, messages.contains { ids.contains($0.id) && !$0.isFlagged })
  }

  public func move(_ ids: Set<Message.ID>, to folder: Folder) {
    change("Move to \(folder.name)", ids) { $0.folder = folder.id }
  }

  public func archive(_ ids: Set<Message.ID>) {
    if let folder = folder(.archive) { change("Archive", ids) { $0.folder = folder.id } }
  }

  /// Puts messages into the trash. For those that are in it, asks whether they are to be destroyed.
  public func delete(_ ids: Set<Message.ID>) {
    guard let trash = folder(.trash), !ids.isEmpty else { return }
    if isInTrash(ids) {
      confirmation = .messages(ids)
    } else {
      change("Delete", ids) { $0.folder = trash.id }
    }
  }

  public func isInTrash(_ ids: Set<Message.ID>) -> Bool {
    let trash = folder(.trash)?.id
    return !messages.contains { ids.contains($0.id) && $0.folder != trash }
  }

  /// Does what was confirmed.
  public func destroy(_ destruction: Destruction) {
    enqueue { [self] () throws(ReaderProblem) in
      try await storing { [store] () throws(StoreProblem) in
        switch destruction {
        case .messages(let ids): try await store.destroy(ids)
        case .trash(let folder): try await store.empty(folder.id)
        case .feed(let folder): try await store.removeFeed(folder.id)
        }
      }
      switch destruction {
      case .messages(let ids): history.forget(ids)
      // Steps may lead back to what is gone.
      case .trash, .feed: history = UndoStack()
      }
      if case .feed(let folder) = destruction, place == .folder(folder.id) { place = .unread }
      try await refresh(readsFolders: true)
    }
  }

  public var canUndo: Bool { !history.done.isEmpty || pending > 0 }
  public var canRedo: Bool { !history.undone.isEmpty }

  public func undo() { step({ $0.undo() }, states: \.before) }
  public func redo() { step({ $0.redo() }, states: \.after) }

  private func step(_ next: @escaping (inout UndoStack) -> UndoStep?, states: @escaping (UndoStep) -> [MessageState]) {
    enqueue { [self] () throws(ReaderProblem) in
      var changed = history
      guard let step = next(&changed) else { return }
      let states = states(step)
      try await storing { [store] () throws(StoreProblem) in try await store.apply(states) }
      history = changed
      try await refresh()
      await listed()
      // What came back is what somebody wants to see.
      let back = Set(states.map(\.id)).intersection(messages.map(\.id))
      if !back.isEmpty { selection = back }
    }
  }

  private func change(
    _ name: String, _ ids: Set<Message.ID>, isUndoable: Bool = true, _ change: @escaping (inout MessageState) -> Void
  ) {
    if isUndoable { pending += 1 }
    enqueue { [self] () throws(ReaderProblem) in
      defer { if isUndoable { pending -= 1 } }
      var before: [MessageState] = []
      try await storing { [store] () throws(StoreProblem) in before = try await store.states(of: ids) }
      let after = before.map { state in
        var state = state
        change(&state)
        return state
      }
      guard after != before else { return }
      try await storing { [store] () throws(StoreProblem) in try await store.apply(after) }
      if isUndoable { history.add(UndoStep(name: name, before: before, after: after)) }
      try await refresh()
    }
  }

  /// Shows what is in the store by now.
  func refresh(readsFolders: Bool = false) async throws(ReaderProblem) {
    list()
    try await storing { [self] () throws(StoreProblem) in
      if readsFolders { try await readFolders() } else { try await readCounts() }
    }
  }

  func storing(_ body: @MainActor () async throws(StoreProblem) -> Void) async throws(ReaderProblem) {
    do throws(StoreProblem) { try await body() } catch { throw .store(error) }
  }
}
