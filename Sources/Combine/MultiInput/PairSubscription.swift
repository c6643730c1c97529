/// The subscription of operators that pair the values of two publishers: `combineLatest`, `zip`.
///
/// Demand is passed on to both publishers. Subclasses decide which values are paired and when it ends.
class PairSubscription<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var inputs: [(any Subscription)?] = [nil, nil]
  private(set) var isFinished = [false, false]

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Keeps a value of the first publisher. This and the following are called while the lock is held.
  func store(_ first: First) { fatalError("abstract") }
  func store(_ second: Second) { fatalError("abstract") }
  /// The next pair, if there is one. Asked after each value while pairs are demanded.
  func takePair() -> (First, Second)? { fatalError("abstract") }
  /// Whether there will be no further pair.
  var isOver: Bool { fatalError("abstract") }

  func attach<A: Publisher, B: Publisher>(_ first: A, _ second: B)
  where A.Output == First, B.Output == Second, A.Failure == Downstream.Failure, B.Failure == Downstream.Failure {
    first.subscribe(
      Side(
        subscription: { self.begin($0, 0) }, value: { value in self.receive(0) { self.store(value) } },
        completion: { self.end($0, 0) }))
    second.subscribe(
      Side(
        subscription: { self.begin($0, 1) }, value: { value in self.receive(1) { self.store(value) } },
        completion: { self.end($0, 1) }))
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let inputs = lock.withLock {
      self.demand += demand
      return self.inputs
    }
    for input in inputs { input?.request(demand) }
  }

  func cancel() {
    _ = takeAll()
  }

  private func begin(_ subscription: any Subscription, _ index: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil, inputs[index] == nil else { return nil }
      inputs[index] = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func receive(_ index: Int, _ store: () -> Void) -> Subscribers.Demand {
    downstreamLock.withLock {
      let next: (Downstream, (First, Second))? = lock.withLock {
        guard let downstream else { return nil }
        store()
        guard demand > 0, let pair = takePair() else { return nil }
        demand -= 1
        return (downstream, pair)
      }
      guard let (downstream, pair) = next else { return .none }
      let more = downstream.receive(pair)
      finishIfOver()
      guard more > 0 else { return .none }
      let other = lock.withLock {
        demand += more
        return inputs[1 - index]
      }
      other?.request(more)
      return more
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    switch completion {
    case .finished:
      let input = lock.withLock {
        isFinished[index] = true
        return inputs[index].take()
      }
      downstreamLock.withLock { finishIfOver() }
      _ = input
    case .failure:
      downstreamLock.withLock { takeAll()?.receive(completion: completion) }
    }
  }

  private func finishIfOver() {
    if lock.withLock({ isOver }) { takeAll()?.receive(completion: .finished) }
  }

  /// Ends it and cancels the inputs. Returns the subscriber.
  private func takeAll() -> Downstream? {
    let (downstream, inputs) = lock.withLock {
      defer { self.inputs = [nil, nil] }
      return (self.downstream.take(), self.inputs)
    }
    for input in inputs { input?.cancel() }
    return downstream
  }
}
