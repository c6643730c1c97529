/// What an animation may remember from one call to the next, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for something kept in an `AnimationState`.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What surrounds one running animation of one value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers.
  public var state: AnimationState<Value>

  /// Set by an animation once it looks finished, perhaps before it is; completions that wait for that run then.
  public var isLogicallyComplete: Bool

  public init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// A context with another state, perhaps of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// When an animation counts as finished for a completion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  private let kind: Kind

  /// Once it looks finished, though it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// Once it is really over.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
