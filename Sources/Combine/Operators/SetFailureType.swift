extension Publishers {
  /// Gives a type of errors to a publisher that cannot fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.mapError(unreachable).receive(subscriber: subscriber)
    }
  }
}

/// The error type of a publisher that cannot fail.
private func unreachable<Failure>(_ never: Never) -> Failure {}

extension Publisher where Failure == Never {
  /// Gives this publisher, which cannot fail, the type of errors that is expected elsewhere.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
