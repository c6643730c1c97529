extension Publishers {
  /// Delivers at most one value in an interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ThrottleSubscriber(subscriber, interval: interval, scheduler: scheduler, isLatest: latest))
    }
  }
}

extension Publisher {
  /// Delivers at most one value in an interval: the first value at once, then the latest or the first of each interval.
  ///
  /// A waiting value is delivered when this publisher finishes, before the completion.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

private final class ThrottleSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let isLatest: Bool
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var downstream: Downstream?
  private var upstream = UpstreamState.waiting
  private var demand = Subscribers.Demand.none
  private var waiting: Input?
  /// When the next value may be delivered; nil for at once.
  private var next: Context.SchedulerTimeType?
  private var isScheduled = false

  init(_ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, isLatest: Bool) {
    self.downstream = downstream
    self.interval = interval
    self.scheduler = scheduler
    self.isLatest = isLatest
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
    lock.withLock { downstream }?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (needsTimer, due, replaced): (Bool, Context.SchedulerTimeType?, Input?) = lock.withLock {
      guard upstream.isActive else { return (false, nil, nil) }
      let replaced = waiting
      if isLatest || waiting == nil { waiting = input }
      defer { isScheduled = true }
      return (!isScheduled, next, replaced)
    }
    _ = replaced
    guard needsTimer else { return .none }
    if let due, due > scheduler.now {
      scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil, fire)
    } else {
      scheduler.schedule(options: nil, fire)
    }
    return .none
  }

  private func fire() {
    let next = scheduler.now.advanced(by: interval)
    downstreamLock.withLock {
      lock.withLock {
        isScheduled = false
        self.next = next
      }
      deliver()
    }
  }

  /// Delivers the waiting value if it is demanded. The caller holds `downstreamLock`.
  private func deliver() {
    let (downstream, value): (Downstream?, Input?) = lock.withLock {
      let value = waiting.take()
      guard value != nil, demand > 0 else { return (nil, value) }
      demand -= 1
      return (self.downstream, value)
    }
    guard let downstream, let value else { return }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ upstream.end() }) != nil else { return }
    scheduler.schedule(options: nil) {
      self.downstreamLock.withLock {
        if case .finished = completion { self.deliver() }
        self.lock.withLock { self.downstream.take() }?.receive(completion: completion)
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let (subscription, downstream, waiting) = lock.withLock {
      (upstream.end(), self.downstream.take(), self.waiting.take())
    }
    subscription?.cancel()
    _ = (downstream, waiting)
  }
}
