extension Publishers {
  /// Passes on the values of the publisher that came last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SwitchSubscription(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.attach(upstream)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Passes on the values of the publisher that this one published last. The one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Passes on the values of the publisher that this one published last. The one before is cancelled.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Passes on the values of the publisher that this one published last. The one before is cancelled.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Passes on the values of the publisher that this one published last. The one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

private final class SwitchSubscription<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var outer = UpstreamState.waiting
  /// The number of the current inner publisher. Events of others are ignored.
  private var latest = 0
  private var inner = UpstreamState.ended

  init(_ downstream: Downstream) { self.downstream = downstream }

  func attach<P: Publisher>(_ upstream: P)
  where
    P.Output: Publisher, P.Failure == Downstream.Failure, P.Output.Output == Downstream.Input,
    P.Output.Failure == Downstream.Failure
  {
    upstream.subscribe(
      Side(
        subscription: { subscription in
          guard self.lock.withLock({ self.downstream != nil && self.outer.begin(subscription) }) else {
            return subscription.cancel()
          }
          subscription.request(.unlimited)
        },
        value: { publisher in
          self.switchTo(publisher)
          return .none
        },
        completion: { completion in
          _ = self.lock.withLock { self.outer.end() }
          self.finish(completion)
        }))
  }

  private func switchTo<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let (number, last) = lock.withLock {
      latest += 1
      let last = inner.end()
      inner = .waiting
      return (latest, last)
    }
    last?.cancel()
    publisher.subscribe(
      Side(
        subscription: { self.begin($0, number) }, value: { self.receive($0, number) },
        completion: { completion in
          let isLatest = self.lock.withLock {
            guard number == self.latest else { return false }
            self.inner = .ended
            return true
          }
          if isLatest { self.finish(completion) }
        }))
  }

  private func begin(_ subscription: any Subscription, _ number: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      downstream != nil && number == latest && inner.begin(subscription) ? self.demand : nil
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func receive(_ value: Downstream.Input, _ number: Int) -> Subscribers.Demand {
    downstreamLock.withLock {
      let downstream: Downstream? = lock.withLock {
        guard number == latest, demand > 0 else { return nil }
        demand -= 1
        return self.downstream
      }
      guard let downstream else { return .none }
      let more = downstream.receive(value)
      guard more > 0 else { return .none }
      let (isLatest, current) = lock.withLock {
        demand += more
        return (number == latest, inner.subscription)
      }
      if isLatest { return more }
      current?.request(more)
      return .none
    }
  }

  /// The outer or the inner publisher has ended. This ends too: at once after an error, else when both have ended.
  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    downstreamLock.withLock {
      let isOver = lock.withLock {
        guard case .finished = completion else { return true }
        if case .ended = outer, case .ended = inner { return true }
        return false
      }
      if isOver { takeAll()?.receive(completion: completion) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock {
      self.demand += demand
      return inner.subscription
    }?.request(demand)
  }

  func cancel() {
    _ = takeAll()
  }

  private func takeAll() -> Downstream? {
    let (downstream, inner, outer) = lock.withLock { (self.downstream.take(), self.inner.end(), self.outer.end()) }
    inner?.cancel()
    outer?.cancel()
    return downstream
  }
}
