extension Publishers {
  /// Makes a publisher from each value and passes on the values of all these publishers.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(subscriber)
      subscriber.receive(subscription: merge)
      let places = Places(isUnlimited: maxPublishers == .unlimited)
      upstream.subscribe(
        Side(
          subscription: { subscription in
            guard merge.setOuter(subscription) else { return subscription.cancel() }
            places.begin(subscription)
            subscription.request(maxPublishers)
          },
          value: { value in
            merge.attach(transform(value), onEnd: places.free)
            return .none
          },
          completion: { completion in
            places.end()
            switch completion {
            case .finished: merge.finishInputs()
            case .failure(let error): merge.fail(error)
            }
          }))
    }
  }
}

/// When an inner publisher has finished, demands another value from the outer one.
private final class Places {
  private let isUnlimited: Bool
  private let lock = Lock()
  private var outer = UpstreamState.waiting

  init(isUnlimited: Bool) { self.isUnlimited = isUnlimited }

  func begin(_ subscription: any Subscription) {
    if !isUnlimited { _ = lock.withLock { outer.begin(subscription) } }
  }

  func free() {
    lock.withLock { outer.subscription }?.request(.max(1))
  }

  func end() {
    _ = lock.withLock { outer.end() }
  }
}

extension Publisher {
  /// Makes a publisher from each value and passes on the values of all these publishers.
  ///
  /// - Parameter maxPublishers: how many of them may be active at the same time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher that cannot fail from each value and passes on the values of all these publishers.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that may fail from each value and passes on the values of all these publishers.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher from each value and passes on the values of all these publishers. None of them can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
