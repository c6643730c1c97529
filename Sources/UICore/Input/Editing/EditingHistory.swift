/// The states that undo and redo go back and forth between.
struct EditingHistory {
  /// A typed text of ordinary length; older states are forgotten.
  private static let limit = 200
  private var past: [TextEditingState] = []
  private var future: [TextEditingState] = []
  private var isTyping = false

  /// Remembers the state before an edit; letters typed in a row are one edit.
  mutating func record(_ state: TextEditingState, isTyping: Bool) {
    future = []
    defer { self.isTyping = isTyping }
    if isTyping, self.isTyping, !past.isEmpty { return }
    past.append(state)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// The caret moved: what is typed next is an edit of its own.
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
