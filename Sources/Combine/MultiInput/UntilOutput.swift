extension Publishers {
  /// Passes on values until another publisher delivers one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let gate = GateSubscription(subscriber, isOpen: true)
      gate.attach(other, upstream)
    }
  }

  /// Leaves out values until another publisher delivers one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let gate = GateSubscription(subscriber, isOpen: false)
      gate.attach(other, upstream, onFailure: { gate.finish(.failure($0)) })
    }
  }
}

extension Publisher {
  /// Passes on values until another publisher delivers one, then finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Leaves out values until another publisher delivers one. Finishes if that publisher ends without a value.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

/// Passes on values while it is open. The first value of the other publisher opens it, or ends it if it was open.
private final class GateSubscription<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var downstream: Downstream?
  private var isOpen: Bool
  private var demand = Subscribers.Demand.none
  private var upstream = UpstreamState.waiting
  private var signal = UpstreamState.waiting

  init(_ downstream: Downstream, isOpen: Bool) {
    self.downstream = downstream
    self.isOpen = isOpen
  }

  /// Subscribes to both publishers. `onFailure` is called when the signal fails without a value.
  func attach<Signal: Publisher, P: Publisher>(
    _ other: Signal, _ publisher: P, onFailure: @escaping (Signal.Failure) -> Void = { _ in }
  ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    lock.withLock { downstream }?.receive(subscription: self)
    let endsWithSignal = lock.withLock { !isOpen }
    other.subscribe(
      Side(
        subscription: { subscription in
          guard self.begin(subscription, \.signal) else { return subscription.cancel() }
          subscription.request(.max(1))
        },
        value: { _ in
          self.signalled()
          return .none
        },
        completion: { completion in
          guard self.lock.withLock({ self.signal.end() }) != nil, endsWithSignal else { return }
          switch completion {
          case .finished: self.finish(.finished)
          case .failure(let error): onFailure(error)
          }
        }))
    publisher.subscribe(
      Side(
        subscription: { subscription in
          guard self.begin(subscription, \.upstream) else { return subscription.cancel() }
          let demand = self.lock.withLock { self.demand }
          if demand > 0 { subscription.request(demand) }
        },
        value: receive,
        completion: { completion in
          _ = self.lock.withLock { self.upstream.end() }
          self.finish(completion)
        }))
  }

  private func begin(
    _ subscription: any Subscription, _ state: ReferenceWritableKeyPath<GateSubscription, UpstreamState>
  ) -> Bool {
    lock.withLock { downstream != nil && self[keyPath: state].begin(subscription) }
  }

  private func signalled() {
    let (wasOpen, subscription) = lock.withLock {
      defer { isOpen = true }
      return (isOpen, signal.end())
    }
    subscription?.cancel()
    if wasOpen { finish(.finished) }
  }

  private func receive(_ value: Downstream.Input) -> Subscribers.Demand {
    downstreamLock.withLock {
      let (downstream, isOpen): (Downstream?, Bool) = lock.withLock {
        if self.isOpen { demand -= 1 }
        return (self.downstream, self.isOpen)
      }
      guard let downstream else { return .none }
      guard isOpen else { return .max(1) }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
      return more
    }
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    downstreamLock.withLock {
      takeAll()?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock {
      self.demand += demand
      return upstream.subscription
    }?.request(demand)
  }

  func cancel() {
    _ = takeAll()
  }

  private func takeAll() -> Downstream? {
    let (downstream, upstream, signal) = lock.withLock {
      (self.downstream.take(), self.upstream.end(), self.signal.end())
    }
    upstream?.cancel()
    signal?.cancel()
    return downstream
  }
}
