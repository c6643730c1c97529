/// A subject that keeps the latest value and delivers it to each new subscriber.
///
/// A subscriber with too little demand misses values, but gets the latest value when it demands again. It can be used
/// from several threads.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var core = SubjectCore<Output, Failure>()
  private var current: Output

  /// Starts with a value.
  public init(_ value: Output) {
    current = value
  }

  deinit { core.cancelUpstream() }

  /// The latest value. Setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = ConduitTo(subscriber, of: self, isBehind: true)
    if let completion = lock.withLock({ core.add(conduit) }) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  public func send(_ value: Output) {
    var old = value
    let conduits: [SubjectConduit<Output, Failure>?] = lock.withLock {
      guard core.completion == nil else { return [] }
      swap(&old, &current)
      return core.conduits.slots
    }
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

extension CurrentValueSubject: ConduitOwner {
  var latestValue: Output? { value }

  func wasDemanded() {
    for subscription in lock.withLock({ core.demanded() }) { subscription.request(.unlimited) }
  }

  func remove(_ conduit: SubjectConduit<Output, Failure>) {
    lock.withLock { core.remove(conduit) }
  }
}
