/// A type that delivers a sequence of values over time to subscribers.
///
/// For each subscriber, a publisher calls `receive(subscription:)` once, `receive(_:)` at most as often as was
/// demanded, and then `receive(completion:)` at most once. It makes one call at a time.
public protocol Publisher<Output, Failure> {
  /// The type of the values that are published.
  associatedtype Output
  /// The type of the errors that may end this publisher; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. `subscribe(_:)` calls this; call `subscribe(_:)` instead.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to a subject, until the returned object is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// A namespace for the publishers of operators.
public enum Publishers {}
