extension Subscribers {
  /// Calls closures with values and the completion. Demands all values at once.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private let lock = Lock()
    private var upstream = UpstreamState.waiting
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?

    /// The closures are released after completion or cancellation.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      // `withLock` is not used here: a closure that passes through a generic result costs an allocation.
      lock.lock()
      let action = onValue
      lock.unlock()
      action?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let (subscription, _, onCompletion) = end()
      onCompletion?(completion)
      _ = subscription
    }

    public func cancel() {
      end().0?.cancel()
    }

    /// Releases everything; the caller does so outside of the lock.
    private func end() -> ((any Subscription)?, ((Input) -> Void)?, ((Completion<Failure>) -> Void)?) {
      lock.withLock { (upstream.end(), onValue.take(), onCompletion.take()) }
    }

    public var description: String { "Sink" }
  }
}

extension Publisher {
  /// Calls closures with the values and the completion of this publisher, until the returned object is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the returned object is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
