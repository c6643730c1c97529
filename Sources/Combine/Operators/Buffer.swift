extension Publishers {
  /// Keeps values until they are demanded.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Upstream.Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(BufferSubscriber(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }

  /// What a buffer demands from upstream.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many values as the buffer holds, and one more for each value delivered.
    case keepFull
    /// All values, whatever the downstream demand.
    case byRequest
  }

  /// What happens to a value when the buffer is full.
  public enum BufferingStrategy<Failure: Error> {
    /// The new value is dropped.
    case dropNewest
    /// The oldest value is dropped.
    case dropOldest
    /// The publisher fails.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Keeps up to `size` values until they are demanded.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    guard size >= 0 else { fatalError("a buffer cannot hold \(size) values") }
    return Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// Invariant: when no call is running, values wait only if the demand is none.
private final class BufferSubscriber<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var downstream: Downstream?
  private var upstream = UpstreamState.waiting
  private var demand = Subscribers.Demand.none
  private var values = FIFO<Input>()
  /// The completion, which waits until the values before it are delivered.
  private var completion: Subscribers.Completion<Failure>?

  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.downstream = downstream
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
    lock.withLock { downstream }?.receive(subscription: self)
    subscription.request(prefetch == .byRequest ? .unlimited : .max(size))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (isFull, dropped): (Bool, Input?) = lock.withLock {
      guard upstream.isActive else { return (false, nil) }
      if demand > 0 || values.count < size {
        values.append(input)
        return (false, nil)
      }
      guard case .dropOldest = whenFull, size > 0 else { return (true, nil) }
      defer { values.append(input) }
      return (false, values.popFirst())
    }
    _ = dropped
    if isFull, case .customError(let makeError) = whenFull {
      let error = makeError()
      let subscription = lock.withLock {
        completion = .failure(error)
        return upstream.end()
      }
      subscription?.cancel()
    }
    let delivered = drain()
    return prefetch == .keepFull ? delivered : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ upstream.end() }) != nil else { return }
    lock.withLock { self.completion = completion }
    _ = drain()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock { self.demand += demand }
    let delivered = drain()
    if prefetch == .keepFull, delivered > 0 { lock.withLock { upstream.subscription }?.request(delivered) }
  }

  func cancel() {
    let (subscription, downstream, values) = lock.withLock {
      defer { self.values.removeAll() }
      return (upstream.end(), self.downstream.take(), self.values)
    }
    subscription?.cancel()
    _ = (downstream, values)
  }

  /// Delivers what is demanded, and then the completion if no value waits. Returns how many values it delivered.
  private func drain() -> Subscribers.Demand {
    downstreamLock.withLock {
      var delivered = Subscribers.Demand.none
      while let (downstream, value) = next() {
        delivered += 1
        let more = downstream.receive(value)
        lock.withLock { demand += more }
      }
      let ended: (Downstream, Subscribers.Completion<Failure>)? = lock.withLock {
        guard let completion, values.isEmpty, let downstream = downstream.take() else { return nil }
        return (downstream, completion)
      }
      if let (downstream, completion) = ended { downstream.receive(completion: completion) }
      return delivered
    }
  }

  private func next() -> (Downstream, Input)? {
    lock.withLock {
      guard let downstream, demand > 0, let value = values.popFirst() else { return nil }
      demand -= 1
      return (downstream, value)
    }
  }
}
