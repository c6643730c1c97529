import Geometry

/// How a change is to be shown: with which animation, if any.
public struct Transaction: Sendable {
  /// What few transactions have: most are copied with each write and each value that could be animated.
  private var contents: TransactionContents?
  /// True shows changes at once, whatever animations views ask for.
  public var disablesAnimations = false
  /// Whether the change is one of a series, as while something is dragged.
  public var isContinuous = false
  /// Whether values that change keep their speed, as while something is dragged, for the animation that ends the
  /// movement. Without effect in a transaction with an animation.
  public var tracksVelocity = false
  /// The update that it belongs to; 0 for none.
  var update: UInt32 = 0

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public var animation: Animation? {
    get { contents?.animation }
    set { change { $0.animation = newValue } }
  }

  var completions: [AnimationCompletion] {
    get { contents?.completions ?? [] }
    set { change { $0.completions = newValue } }
  }

  private mutating func change(_ change: (TransactionContents) -> Void) {
    let new = TransactionContents(copying: contents)
    change(new)
    contents = new.isEmpty ? nil : new
  }

  /// The transaction of the closure that is running.
  @TaskLocal static var current = Transaction()

  /// The value of a key of one's own; its default where nobody set it.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { contents?.values?.entries[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      var entries = contents?.values?.entries ?? [:]
      entries[ObjectIdentifier(key)] = newValue
      change { $0.values = TransactionValues(entries: entries) }
    }
  }

  /// Calls `completion` once the animations that the transaction starts have ended, or at once if it starts none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completions.append(AnimationCompletion(criteria, completion)) }

  /// Whether it belongs to no change at all, as between updates.
  var isEmpty: Bool { update == 0 }

  /// The animation, unless animations are disabled.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// Whether writes under both can be applied together.
  func canMerge(with other: Transaction) -> Bool {
    guard disablesAnimations == other.disablesAnimations, isContinuous == other.isContinuous,
      tracksVelocity == other.tracksVelocity
    else { return false }
    if contents === other.contents { return contents?.completions.isEmpty ?? true }
    return animation == other.animation && contents?.values === other.contents?.values && completions.isEmpty
      && other.completions.isEmpty
  }
}

/// A key for a value of one's own in transactions.
public protocol TransactionKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Written before it is shared, never after.
private final class TransactionContents: @unchecked Sendable {
  var animation: Animation?
  var completions: [AnimationCompletion] = []
  var values: TransactionValues?

  init(copying other: TransactionContents?) {
    guard let other else { return }
    (animation, completions, values) = (other.animation, other.completions, other.values)
  }

  var isEmpty: Bool { animation == nil && completions.isEmpty && values == nil }
}

/// What custom keys hold. Written before it is shared, never after.
private final class TransactionValues: @unchecked Sendable {
  let entries: [ObjectIdentifier: Any]
  init(entries: [ObjectIdentifier: Any]) { self.entries = entries }
}

/// Runs `body`; the changes it makes are shown with the transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(transaction) { try body() }
}

/// Runs `body`; the changes it makes are shown with the current transaction, in which `keyPath` has the value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.$current.withValue(transaction) { try body() }
}

/// Runs `body`; the changes it makes are shown with the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try Transaction.$current.withValue(transaction) { try body() }
}
