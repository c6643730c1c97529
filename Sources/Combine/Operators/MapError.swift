extension Publishers {
  /// Turns an error into another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }

    private struct Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
      typealias Input = Upstream.Output
      typealias Failure = Upstream.Failure

      let downstream: Downstream
      let transform: (Upstream.Failure) -> Downstream.Failure
      let combineIdentifier = CombineIdentifier()

      func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
      func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        downstream.receive(completion: completion.mapError(transform))
      }
    }
  }
}

extension Publisher {
  /// Turns an error into another.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}
