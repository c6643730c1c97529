import Geometry

/// How a change is to be shown: with which animation, if any.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  var completions: [AnimationCompletion] = []
  /// The update that it belongs to; 0 for none.
  var update: UInt32 = 0

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the closure that is running.
  @TaskLocal static var current = Transaction()

  /// Whether it belongs to no change at all, as between updates.
  var isEmpty: Bool { update == 0 }

  /// Whether writes under both can be applied together.
  func canMerge(with other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && completions.isEmpty && other.completions.isEmpty
  }
}

/// Runs `body`; the changes it makes are shown with the transaction.
@MainActor
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(transaction) { try body() }
}

/// Runs `body`; the changes it makes are shown with the animation.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try Transaction.$current.withValue(transaction) { try body() }
}
