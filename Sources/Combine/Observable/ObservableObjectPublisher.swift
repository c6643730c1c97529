/// Tells its subscribers that an object is about to change.
///
/// Sending calls each subscriber and allocates nothing. Demand plays no part: a subscriber that wants one change gets all.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = Lock()
  private var conduits = ConduitList<ObservationConduit>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = ObservationConduitTo(subscriber, of: self)
    lock.withLock { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Tells the subscribers.
  public func send() {
    let conduits = lock.withLock { self.conduits.slots }
    for conduit in conduits { conduit?.send() }
  }

  fileprivate func remove(_ conduit: ObservationConduit) {
    lock.withLock { conduits.remove(conduit) }
  }
}

private class ObservationConduit: Conduit {
  var position = 0
  func send() { preconditionFailure("abstract") }
}

private final class ObservationConduitTo<Downstream: Subscriber>: ObservationConduit, Subscription
where Downstream.Input == Void {
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var downstream: Downstream?
  private var publisher: ObservableObjectPublisher?
  private var isDemanded = false

  init(_ downstream: Downstream, of publisher: ObservableObjectPublisher) {
    self.downstream = downstream
    self.publisher = publisher
  }

  override func send() {
    downstreamLock.withLock {
      let downstream = lock.withLock { isDemanded ? self.downstream : nil }
      _ = downstream?.receive(())
    }
  }

  func request(_ demand: Subscribers.Demand) {
    if demand > 0 { lock.withLock { isDemanded = true } }
  }

  func cancel() {
    let (downstream, publisher) = lock.withLock { (self.downstream.take(), self.publisher.take()) }
    publisher?.remove(self)
    _ = downstream
  }
}
