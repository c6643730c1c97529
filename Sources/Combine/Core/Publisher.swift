/// A type that delivers a sequence of values over time to subscribers.
///
/// A publisher calls, on each subscriber and one call at a time: `receive(subscription:)` once, `receive(_:)` at most as
/// often as was demanded, then `receive(completion:)` at most once.
public protocol Publisher<Output, Failure> {
  /// The kind of values published.
  associatedtype Output
  /// The kind of errors this publisher may end with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Called by `subscribe(_:)`; call that instead.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes everything this publisher delivers on to a subject, until the returned object is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// The home of the types that are publishers of some operator.
public enum Publishers {}
