extension Publishers {
  /// Delivers the values of one subscription to all subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    public static func == (a: Share, b: Share) -> Bool { a === b }
  }
}

extension Publisher {
  /// Subscribes once, at the first subscriber, and delivers the values to all subscribers.
  ///
  /// A later subscriber gets only later values. When the last subscriber cancels, the subscription is cancelled too.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
