extension Publishers {
  /// Delivers a value when no other has come for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        DebounceSubscriber(subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Delivers a value when no other has come for `dueTime`. A value that still waits when this publisher ends is
  /// dropped.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// There is at most one timer, however fast values come. If a value came after it was set, it sets itself again when it
/// fires.
private final class DebounceSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var downstream: Downstream?
  private var upstream = UpstreamState.waiting
  private var demand = Subscribers.Demand.none
  private var waiting: (value: Input, due: Context.SchedulerTimeType)?
  private var isScheduled = false

  init(
    _ downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
    lock.withLock { downstream }?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let due = scheduler.now.advanced(by: dueTime)
    let needsTimer = lock.withLock {
      guard upstream.isActive else { return false }
      waiting = (input, due)
      defer { isScheduled = true }
      return !isScheduled
    }
    if needsTimer { setTimer(due) }
    return .none
  }

  private func setTimer(_ due: Context.SchedulerTimeType) {
    scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) { self.fire(due) }
  }

  private func fire(_ timer: Context.SchedulerTimeType) {
    downstreamLock.withLock {
      let (again, downstream, value): (Context.SchedulerTimeType?, Downstream?, Input?) = lock.withLock {
        guard let waiting else {
          isScheduled = false
          return (nil, nil, nil)
        }
        if waiting.due > timer { return (waiting.due, nil, nil) }
        isScheduled = false
        self.waiting = nil
        guard demand > 0 else { return (nil, nil, nil) }
        demand -= 1
        return (nil, self.downstream, waiting.value)
      }
      if let again { return setTimer(again) }
      guard let downstream, let value else { return }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (isActive, dropped) = lock.withLock { (upstream.end() != nil, waiting.take()) }
    _ = dropped
    guard isActive else { return }
    scheduler.schedule(options: options) {
      self.downstreamLock.withLock {
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
