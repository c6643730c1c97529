extension Publishers {
  /// Publishes arrays of a number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, count))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
      typealias Input = Upstream.Output
      typealias Failure = Upstream.Failure

      private let downstream: Downstream
      private let count: Int
      private let lock = Lock()
      private var upstream = UpstreamState.waiting
      private var values: [Input] = []

      init(_ downstream: Downstream, _ count: Int) {
        self.downstream = downstream
        self.count = count
      }

      func receive(subscription: any Subscription) {
        guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
        downstream.receive(subscription: self)
      }

      func receive(_ input: Input) -> Subscribers.Demand {
        let full: [Input]? = lock.withLock {
          guard upstream.isActive else { return nil }
          values.append(input)
          guard values.count == count else { return nil }
          defer { values = [] }
          return values
        }
        guard let full else { return .none }
        return downstream.receive(full) * count
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        let (isActive, rest) = lock.withLock { (upstream.end() != nil, values) }
        guard isActive else { return }
        if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
        downstream.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream.subscription }?.request(demand * count)
      }

      func cancel() {
        let (subscription, values) = lock.withLock { (upstream.end(), self.values) }
        subscription?.cancel()
        _ = values
      }
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes arrays of `count` values, and at the end one of those that remain.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    guard count > 0 else { fatalError("cannot collect \(count) values") }
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
