extension Publishers {
  /// Calls closures for events.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Upstream.Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, self))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      typealias Input = Upstream.Output
      typealias Failure = Upstream.Failure

      private let downstream: Downstream
      private let lock = Lock()
      private var upstream = UpstreamState.waiting
      /// The closures, which are released at the end.
      private var events: HandleEvents?

      init(_ downstream: Downstream, _ events: HandleEvents) {
        self.downstream = downstream
        self.events = events
      }

      func receive(subscription: any Subscription) {
        lock.withLock { events }?.receiveSubscription?(subscription)
        guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
        downstream.receive(subscription: self)
      }

      func receive(_ input: Input) -> Subscribers.Demand {
        let events = lock.withLock { self.events }
        events?.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > 0 { events?.receiveRequest?(more) }
        return more
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        let action = lock.withLock { events }?.receiveCompletion
        action?(completion)
        let ended = end()
        if ended.0 != nil { downstream.receive(completion: completion) }
      }

      func request(_ demand: Subscribers.Demand) {
        let (subscription, events) = lock.withLock { (upstream.subscription, self.events) }
        events?.receiveRequest?(demand)
        subscription?.request(demand)
      }

      func cancel() {
        let (subscription, events) = end()
        guard let subscription else { return }
        events?.receiveCancel?()
        subscription.cancel()
      }

      private func end() -> ((any Subscription)?, HandleEvents?) {
        lock.withLock { (upstream.end(), events.take()) }
      }
    }
  }
}

extension Publisher {
  /// Calls closures for events before it passes the events on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
