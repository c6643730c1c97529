extension Publishers {
  /// Subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = SubscribeOnSubscriber(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(inner) }
    }
  }
}

private final class SubscribeOnSubscriber<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let downstream: Downstream
  private let schedule: (@escaping () -> Void) -> Void
  private var upstream = UpstreamState.waiting

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ upstream.isActive }) else { return .none }
    let more = downstream.receive(input)
    if more > 0 { request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if lock.withLock({ upstream.end() }) != nil { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { self.lock.withLock { self.upstream.subscription }?.request(demand) }
  }

  func cancel() {
    guard let subscription = lock.withLock({ upstream.end() }) else { return }
    schedule { subscription.cancel() }
  }
}

extension Publisher {
  /// Subscribes to this publisher, requests and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
