/// A change of messages that can be taken back.
public struct UndoStep: Hashable, Sendable {
  /// What was done, as a menu says it: `Move`.
  public let name: String
  public let before: [MessageState]
  public let after: [MessageState]

  public init(name: String, before: [MessageState], after: [MessageState]) {
    self.name = name
    self.before = before
    self.after = after
  }
}

/// Steps that were made, and those that were taken back since.
///
/// Invariant: undoing and redoing everything leads to the same states; a new step forgets what was undone.
public struct UndoStack: Sendable {
  public private(set) var done: [UndoStep] = []
  public private(set) var undone: [UndoStep] = []
  /// Steps that are kept.
  public static let limit = 100

  public init() {}

  public mutating func add(_ step: UndoStep) {
    done.append(step)
    if done.count > Self.limit { done.removeFirst() }
    undone = []
  }

  public mutating func undo() -> UndoStep? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  public mutating func redo() -> UndoStep? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  /// Forgets steps of messages that are gone for good.
  public mutating func forget(_ ids: Set<Message.ID>) {
    func keeps(_ step: UndoStep) -> Bool { !step.before.allSatisfy { ids.contains($0.id) } }
    done = done.filter(keeps)
    undone = undone.filter(keeps)
  }
}
