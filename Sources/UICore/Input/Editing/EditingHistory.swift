/// The states for undo and redo.
struct EditingHistory {
  /// The most states kept; the oldest are dropped.
  private static let limit = 200
  private var past: [TextEditingState] = []
  private var future: [TextEditingState] = []
  private var isTyping = false

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Saves the state before an edit; consecutive typed characters are one edit.
  mutating func record(_ state: TextEditingState, isTyping: Bool) {
    future = []
    defer { self.isTyping = isTyping }
    if isTyping, self.isTyping, !past.isEmpty { return }
    past.append(state)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// Ends a run of typing, because the caret moved: the next character starts a new edit.
  mutating func endTyping() { isTyping = false }

  mutating func undo(_ state: TextEditingState) -> TextEditingState? {
    guard let last = past.popLast() else { return nil }
    future.append(state)
    isTyping = false
    return last
  }

  mutating func redo(_ state: TextEditingState) -> TextEditingState? {
    guard let next = future.popLast() else { return nil }
    past.append(state)
    isTyping = false
    return next
  }

  mutating func clear() { self = EditingHistory() }
}
