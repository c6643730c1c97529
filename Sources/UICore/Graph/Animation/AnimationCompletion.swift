import Geometry

/// Something to call once the animations that a transaction started have ended.
final class AnimationCompletion: @unchecked Sendable {
  private var pending = 0
  private var isDone = false
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  /// Whether the action would do nothing any more, so that nobody need remember it.
  let isObsolete: () -> Bool
  /// Defers user code to the end of the update in which the last animation ends.
  var schedule: ((@escaping () -> Void) -> Void)?

  init(
    _ criteria: AnimationCompletionCriteria, isObsolete: @escaping () -> Bool = { false },
    _ action: @escaping () -> Void
  ) {
    self.criteria = criteria
    self.isObsolete = isObsolete
    self.action = action
  }

  func begin() { pending += 1 }

  func end() {
    pending -= 1
    schedule? { self.finishIfIdle() }
  }

  /// Called after the update in which the changes were applied: nothing may have been animated at all.
  func finishIfIdle() {
    guard pending == 0, !isDone else { return }
    isDone = true
    action()
  }
}

/// Runs `body`; the changes it makes are shown with the animation, and `completion` runs when that has ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completions.append(AnimationCompletion(completionCriteria, completion))
  return try Transaction.$current.withValue(transaction) { try body() }
}
