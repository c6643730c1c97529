/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: Gesture {
  /// None: Apus recognises it itself.
  public typealias Body = Never
  private let make: () -> _GestureRecognizer<Value>

  /// Erases the type of a gesture.
  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { gesture._makeRecognizer() } }

  nonisolated public func _makeRecognizer() -> _GestureRecognizer<Value> { make() }
}
