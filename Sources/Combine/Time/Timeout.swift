extension Publishers {
  /// Ends when no value has come for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    /// Makes the error; nil to finish without an error.
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let events = TimeoutSubscriber(
        subscriber, interval: interval, scheduler: scheduler, options: options, error: customError)
      upstream.receive(on: scheduler, options: options).subscribe(events)
    }
  }
}

extension Publisher {
  /// Delivers on a scheduler. When no value has come for `interval`, it fails with `customError`, or finishes without
  /// one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

/// There is one timer. If a value came after it was set, it sets itself again when it fires.
private final class TimeoutSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let error: (() -> Failure)?
  private let downstream: Downstream
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var upstream = UpstreamState.waiting
  private var due: Context.SchedulerTimeType

  init(
    _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, error: (() -> Failure)?
  ) {
    self.downstream = downstream
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.error = error
    due = scheduler.now.advanced(by: interval)
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    setTimer(due)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let due = scheduler.now.advanced(by: interval)
    return downstreamLock.withLock {
      let isActive = lock.withLock {
        self.due = due
        return upstream.isActive
      }
      return isActive ? downstream.receive(input) : .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstreamLock.withLock {
      if lock.withLock({ upstream.end() }) != nil { downstream.receive(completion: completion) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream.subscription }?.request(demand)
  }

  func cancel() {
    lock.withLock { upstream.end() }?.cancel()
  }

  /// The timer must not keep a cancelled subscription alive.
  private func setTimer(_ due: Context.SchedulerTimeType) {
    scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
      self?.fire(due)
    }
  }

  private func fire(_ timer: Context.SchedulerTimeType) {
    downstreamLock.withLock {
      let due = lock.withLock { upstream.isActive ? self.due : nil }
      guard let due else { return }
      if due > timer { return setTimer(due) }
      lock.withLock { upstream.end() }?.cancel()
      downstream.receive(completion: error.map { .failure($0()) } ?? .finished)
    }
  }
}
