/// Passes values on. At the end it may publish one more value, once that is demanded.
final class FinalValueSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Input {
  private let downstream: Downstream
  /// The value to publish at this end; it is told whether there was no value before. `.finished` follows it.
  private let final: (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> Input?
  private let failure: (Failure) -> Downstream.Failure

  private let lock = Lock()
  private var upstream = UpstreamState.waiting
  private var isEmpty = true
  private var demand = Subscribers.Demand.none
  private var waiting: Input?

  init(
    _ downstream: Downstream, final: @escaping (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> Input?,
    failure: @escaping (Failure) -> Downstream.Failure
  ) {
    self.downstream = downstream
    self.final = final
    self.failure = failure
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isActive = lock.withLock {
      isEmpty = false
      demand -= 1
      return upstream.isActive
    }
    guard isActive else { return .none }
    let more = downstream.receive(input)
    lock.withLock { demand += more }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ upstream.end() }) != nil else { return }
    guard let value = final(completion, lock.withLock({ isEmpty })) else {
      return downstream.receive(completion: completion.mapError(failure))
    }
    let isNow = lock.withLock {
      if demand == .none { waiting = value }
      return demand > .none
    }
    if isNow { finish(value) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let (subscription, value) = lock.withLock {
      self.demand += demand
      return (upstream.subscription, waiting.take())
    }
    if let value { finish(value) }
    subscription?.request(demand)
  }

  func cancel() {
    let (subscription, value) = lock.withLock { (upstream.end(), waiting.take()) }
    subscription?.cancel()
    _ = value
  }

  private func finish(_ value: Input) {
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }
}
