extension Publishers {
  /// Gives a publisher that cannot fail a type of errors.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.mapError(unreachable).receive(subscriber: subscriber)
    }
  }
}

/// The error of a publisher that has none.
private func unreachable<Failure>(_ never: Never) -> Failure {}

extension Publisher where Failure == Never {
  /// Makes this publisher, which cannot fail, fit where errors of some type are expected.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
