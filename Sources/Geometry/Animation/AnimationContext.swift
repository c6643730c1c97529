/// Values that an animation keeps from one call to the next, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in an `AnimationState`.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The surroundings of one running animation of one value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps.
  public var state: AnimationState<Value>

  /// An animation sets this when it looks finished, even if it is not. Completions that wait for that run then.
  public var isLogicallyComplete: Bool

  public init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The same context with another state, which may have another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// When an animation counts as finished for a completion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  private let kind: Kind

  /// When it looks finished, though it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When it is really over.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
