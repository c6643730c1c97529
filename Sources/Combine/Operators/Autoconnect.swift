extension Publishers {
  /// Connects at the first subscriber, and disconnects when the last one has cancelled.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream

    private let lock = Lock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream.handleEvents(receiveCancel: release).subscribe(subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      // All subscribers may have cancelled while it connected.
      let isUsed = lock.withLock {
        if subscriberCount > 0 { self.connection = connection }
        return subscriberCount > 0
      }
      if !isUsed { connection.cancel() }
    }

    private func release() {
      lock.withLock {
        subscriberCount -= 1
        return subscriberCount == 0 ? connection.take() : nil
      }?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects at the first subscriber, and disconnects when the last one has cancelled.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
