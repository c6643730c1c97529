/// A subject that passes values on and keeps none. A subscriber misses values that it did not demand.
///
/// It can be used from several threads. Sending does not allocate, whatever the number of subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var core = SubjectCore<Output, Failure>()

  public init() {}

  deinit { core.cancelUpstream() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = ConduitTo(subscriber, of: self, isBehind: false)
    if let completion = lock.withLock({ core.add(conduit) }) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  public func send(_ value: Output) {
    let conduits = lock.withLock { core.conduits.slots }
    for conduit in conduits { conduit?.offer(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    let (conduits, upstream) = lock.withLock { core.finish(completion) }
    for conduit in conduits { conduit?.finish(completion) }
    _ = upstream
  }

  public func send(subscription: any Subscription) {
    if lock.withLock({ core.take(subscription) }) { subscription.request(.unlimited) }
  }
}

extension PassthroughSubject: ConduitOwner {
  var latestValue: Output? { nil }

  func wasDemanded() {
    for subscription in lock.withLock({ core.demanded() }) { subscription.request(.unlimited) }
  }

  func remove(_ conduit: SubjectConduit<Output, Failure>) {
    lock.withLock { core.remove(conduit) }
  }
}
