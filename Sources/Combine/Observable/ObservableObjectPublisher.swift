/// Tells its subscribers that an object is about to change.
///
/// Sending calls each subscriber and allocates nothing. Demand is ignored: a subscriber that demands one change gets
/// all.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = Lock()
  private var conduits = ConduitList<ObservationConduit>()

  /// What sends to this publisher. It is held as long as the publisher.
  private var connections: [AnyObject] = []

  public init() {}

  func keep(_ connection: AnyObject) { lock.withLock { connections.append(connection) } }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = ObservationConduitTo(subscriber, of: self)
    lock.withLock { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Tells the subscribers.
  public func send() { send(from: nil) }

  /// - Parameter property: the property that is about to change, if it is known. It calls ``didChange()`` afterwards.
  func send(from property: (any AnyPublishedStorage)?) {
    let conduits = lock.withLock { self.conduits.slots }
    for conduit in conduits { conduit?.send(from: property) }
  }

  /// The property that announced a change has its new value now.
  func didChange() {
    let conduits = lock.withLock { self.conduits.slots }
    for conduit in conduits { conduit?.didChange() }
  }

  /// Tells an observer of each change until the result is cancelled or released.
  @_spi(Observers) public func observe(_ observer: any ObjectObserver) -> AnyCancellable {
    let conduit = ObserverConduit(observer, of: self)
    lock.withLock { conduits.append(conduit) }
    return AnyCancellable { conduit.cancel() }
  }

  fileprivate func remove(_ conduit: ObservationConduit) {
    lock.withLock { conduits.remove(conduit) }
  }
}

private class ObservationConduit: Conduit {
  var position = 0
  func send(from property: (any AnyPublishedStorage)?) { fatalError("abstract") }
  func didChange() {}
}

private final class ObserverConduit: ObservationConduit {
  private let lock = Lock()
  private var observer: (any ObjectObserver)?
  private weak var publisher: ObservableObjectPublisher?

  init(_ observer: any ObjectObserver, of publisher: ObservableObjectPublisher) {
    self.observer = observer
    self.publisher = publisher
  }

  override func send(from property: (any AnyPublishedStorage)?) {
    lock.withLock { observer }?.objectWillChange(property)
  }

  override func didChange() { lock.withLock { observer }?.objectDidChange() }

  func cancel() {
    let observer = lock.withLock { self.observer.take() }
    publisher?.remove(self)
    _ = observer
  }
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

  override func send(from property: (any AnyPublishedStorage)?) {
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
