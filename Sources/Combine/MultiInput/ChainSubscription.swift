/// The subscription of operators that pass on publishers one after another: `append`, `catch`, `retry`.
///
/// Demand that one publisher did not use is passed to the next.
final class ChainSubscription<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var current: (any Subscription)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Passes on the values of `publisher`, then calls `onEnd`, which starts the next publisher or finishes.
  func run<P: Publisher>(_ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    publisher.subscribe(
      Side(
        subscription: begin, value: receive,
        completion: { completion in
          let (isAlive, last) = self.lock.withLock { (self.downstream != nil, self.current.take()) }
          if isAlive { onEnd(completion) }
          _ = last
        }))
  }

  /// Ends the chain.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    takeAll().0?.receive(completion: completion)
  }

  private func begin(_ subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil, current == nil else { return nil }
      current = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func receive(_ value: Downstream.Input) -> Subscribers.Demand {
    let downstream = lock.withLock {
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock {
      self.demand += demand
      return current
    }?.request(demand)
  }

  func cancel() {
    takeAll().1?.cancel()
  }

  private func takeAll() -> (Downstream?, (any Subscription)?) {
    lock.withLock { (downstream.take(), current.take()) }
  }
}
