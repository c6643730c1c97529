/// Hands the values of a publisher to whoever awaits them. Each await demands one value.
final class AsyncValues<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private typealias Waiter = CheckedContinuation<Unchecked<Result<Input?, Failure>>, Never>

  private let lock = Lock()
  private var upstream = UpstreamState.waiting
  private var waiters = FIFO<Waiter>()
  /// An error that was not thrown yet.
  private var error: Failure?
  private var isOver = false

  func receive(subscription: any Subscription) {
    let waiting: Int? = lock.withLock { !isOver && upstream.begin(subscription) ? waiters.count : nil }
    guard let waiting else { return subscription.cancel() }
    if waiting > 0 { subscription.request(.max(waiting)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { waiters.popFirst() }?.resume(returning: Unchecked(.success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end(completion)
  }

  func cancel() {
    end(.finished)
  }

  /// The next value; nil after the end. An error is thrown once.
  func next() async -> Result<Input?, Failure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (waiter: Waiter) in
        let (end, subscription): (Result<Input?, Failure>?, (any Subscription)?) = lock.withLock {
          if let error = error.take() { return (.failure(error), nil) }
          if isOver { return (.success(nil), nil) }
          waiters.append(waiter)
          return (nil, upstream.subscription)
        }
        if let end { waiter.resume(returning: Unchecked(end)) }
        subscription?.request(.max(1))
      }
    } onCancel: {
      cancel()
    }.value
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    var (first, others, subscription): (Waiter?, FIFO<Waiter>, (any Subscription)?) = lock.withLock {
      guard !isOver else { return (nil, FIFO(), nil) }
      isOver = true
      let first = waiters.popFirst()
      if case .failure(let error) = completion, first == nil { self.error = error }
      defer { waiters.removeAll() }
      return (first, waiters, upstream.end())
    }
    subscription?.cancel()
    switch completion {
    case .finished: first?.resume(returning: Unchecked(.success(nil)))
    case .failure(let error): first?.resume(returning: Unchecked(.failure(error)))
    }
    while let other = others.popFirst() { other.resume(returning: Unchecked(.success(nil))) }
  }
}
