/// The subscription of operators that pass on the values of several publishers of one type: `merge`, `flatMap`.
///
/// If the demand has no limit, the inputs get an unlimited demand too. Otherwise each input is asked for one value at a
/// time, and undelivered values wait: at most one for each input.
///
/// Invariant: when no call is running, values wait only if the demand is none.
final class MergeSubscription<Downstream: Subscriber>: Subscription {
  private typealias Key = Int

  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  /// Whether there was any demand. Before that, inputs are asked for nothing.
  private var isStarted = false
  private var inputs: [Key: any Subscription] = [:]
  private var nextKey = 0
  private var waiting = FIFO<(key: Key, value: Downstream.Input)>()
  /// How many inputs have not finished, plus one for the source of inputs.
  private var openCount = 1
  /// The subscription to the source of inputs, for `flatMap`.
  private var outer: (any Subscription)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Subscribes to another input. `onEnd` runs when that input has finished.
  func attach<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void = {})
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let key = lock.withLock {
      openCount += 1
      nextKey += 1
      return nextKey
    }
    publisher.subscribe(
      Side(
        subscription: { self.begin($0, key) }, value: { self.receive($0, key) },
        completion: {
          self.end($0, key)
          onEnd()
        }))
  }

  /// Keeps the subscription of the source of inputs, so that it is cancelled with everything else. False if everything
  /// is cancelled already.
  func setOuter(_ subscription: any Subscription) -> Bool {
    lock.withLock {
      guard downstream != nil, outer == nil else { return false }
      outer = subscription
      return true
    }
  }

  /// There are no more inputs to come.
  func finishInputs() {
    let isLast = lock.withLock {
      openCount -= 1
      return openCount == 0
    }
    if isLast { finishIfOver() }
  }

  func fail(_ error: Downstream.Failure) {
    downstreamLock.withLock {
      takeAll()?.receive(completion: .failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let toAsk: [any Subscription] = lock.withLock {
      let wasUnlimited = self.demand == .unlimited
      let wasStarted = isStarted
      self.demand += demand
      isStarted = true
      return !wasStarted || (self.demand == .unlimited && !wasUnlimited) ? Array(inputs.values) : []
    }
    downstreamLock.withLock { drain() }
    for input in toAsk { input.request(share) }
  }

  func cancel() {
    _ = takeAll()
  }

  /// How much an input is asked for at a time.
  private var share: Subscribers.Demand {
    lock.withLock { demand == .unlimited ? .unlimited : .max(1) }
  }

  private func begin(_ subscription: any Subscription, _ key: Key) {
    let (isAlive, isStarted) = lock.withLock {
      if downstream != nil { inputs[key] = subscription }
      return (downstream != nil, self.isStarted)
    }
    if !isAlive { subscription.cancel() } else if isStarted { subscription.request(share) }
  }

  private func receive(_ value: Downstream.Input, _ key: Key) -> Subscribers.Demand {
    downstreamLock.withLock {
      let downstream: Downstream? = lock.withLock {
        guard self.downstream != nil, demand > 0 else {
          if self.downstream != nil { waiting.append((key, value)) }
          return nil
        }
        demand -= 1
        return self.downstream
      }
      guard let downstream else { return .none }
      let more = downstream.receive(value)
      if more > 0 { request(more) }
      return lock.withLock { demand == .unlimited ? .none : .max(1) }
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ key: Key) {
    switch completion {
    case .finished:
      let input = lock.withLock {
        openCount -= 1
        return inputs.removeValue(forKey: key)
      }
      finishIfOver()
      _ = input
    case .failure(let error):
      fail(error)
    }
  }

  /// Delivers waiting values as far as they are demanded. The caller holds `downstreamLock`.
  private func drain() {
    while true {
      let next: (Downstream, Downstream.Input, (any Subscription)?)? = lock.withLock {
        guard let downstream, demand > 0, let (key, value) = waiting.popFirst() else { return nil }
        demand -= 1
        return (downstream, value, inputs[key])
      }
      guard let (downstream, value, input) = next else { break }
      let more = downstream.receive(value)
      if more > 0 { request(more) }
      input?.request(share)
    }
    finishIfOver()
  }

  private func finishIfOver() {
    downstreamLock.withLock {
      let isOver = lock.withLock { openCount == 0 && waiting.isEmpty }
      if isOver { takeAll()?.receive(completion: .finished) }
    }
  }

  /// Ends it and cancels all inputs. Returns the subscriber.
  private func takeAll() -> Downstream? {
    let (downstream, subscriptions, values) = lock.withLock {
      defer {
        inputs = [:]
        outer = nil
        waiting.removeAll()
      }
      return (self.downstream.take(), Array(inputs.values) + (outer.map { [$0] } ?? []), waiting)
    }
    for subscription in subscriptions { subscription.cancel() }
    _ = values
    return downstream
  }
}
