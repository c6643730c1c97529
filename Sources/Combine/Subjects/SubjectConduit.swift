/// The subscription of a subject's subscriber, independent of the subscriber's type.
///
/// Values without demand are dropped. A subject with a current value delivers the latest value when it is demanded.
class SubjectConduit<Output, Failure: Error>: Conduit, Subscription {
  var position = 0

  /// Delivers a value if one is demanded.
  func offer(_ value: Output) { fatalError("abstract") }
  func finish(_ completion: Subscribers.Completion<Failure>) { fatalError("abstract") }
  func request(_ demand: Subscribers.Demand) { fatalError("abstract") }
  func cancel() { fatalError("abstract") }
}

/// What a conduit needs from its subject.
protocol ConduitOwner<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// The value that a subscriber may still get if it was not delivered before.
  var latestValue: Output? { get }
  func wasDemanded()
  func remove(_ conduit: SubjectConduit<Output, Failure>)
}

final class ConduitTo<Downstream: Subscriber, Owner: ConduitOwner>: SubjectConduit<Downstream.Input, Downstream.Failure>
where Owner.Output == Downstream.Input, Owner.Failure == Downstream.Failure {
  private let lock = Lock()
  /// Held while the subscriber is called, so that only one thread at a time calls it.
  private let downstreamLock = RecursiveLock()
  private var downstream: Downstream?
  private var owner: Owner?
  private var demand = Subscribers.Demand.none
  /// Whether the subject has a value that this subscriber did not get, because it had not demanded one.
  private var isBehind: Bool

  init(_ downstream: Downstream, of owner: Owner, isBehind: Bool) {
    self.downstream = downstream
    self.owner = owner
    self.isBehind = isBehind
  }

  override func offer(_ value: Downstream.Input) {
    downstreamLock.withLock {
      let downstream: Downstream? = lock.withLock {
        guard demand > 0 else {
          isBehind = true
          return nil
        }
        demand -= 1
        isBehind = false
        return self.downstream
      }
      if let downstream { more(downstream.receive(value)) }
    }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    downstreamLock.withLock {
      end().0?.receive(completion: completion)
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > 0, let owner = lock.withLock({ self.owner }) else { return }
    more(demand)
    owner.wasDemanded()
    downstreamLock.withLock {
      guard lock.withLock({ isBehind }), let value = owner.latestValue else { return }
      let downstream: Downstream? = lock.withLock {
        guard isBehind, self.demand > 0 else { return nil }
        self.demand -= 1
        isBehind = false
        return self.downstream
      }
      if let downstream { more(downstream.receive(value)) }
    }
  }

  override func cancel() {
    let (downstream, owner) = end()
    owner?.remove(self)
    _ = downstream
  }

  private func more(_ demand: Subscribers.Demand) {
    if demand > 0 { lock.withLock { self.demand += demand } }
  }

  /// Releases everything; the caller does so outside of the lock.
  private func end() -> (Downstream?, Owner?) {
    lock.withLock { (downstream.take(), owner.take()) }
  }
}
