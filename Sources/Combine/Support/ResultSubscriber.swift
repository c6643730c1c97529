/// The outcome of one value in an operator with one result.
enum Accumulation<Output, Failure: Error> {
  /// The result needs more values.
  case more
  /// This is the result; further values do not matter.
  case result(Output)
  /// The operator fails.
  case fail(Failure)
}

extension Accumulation where Failure == any Error {
  /// Runs `body`, and fails with what it throws.
  static func catching(_ body: () throws -> Accumulation) -> Accumulation {
    do { return try body() } catch { return .fail(error) }
  }
}

/// The subscriber of operators that make one result from all values: `reduce`, `count`, `first`, `allSatisfy`, …
///
/// Demands all values at once. The result waits until it is demanded; an error from upstream is passed on at once.
final class ResultSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private let downstream: Downstream
  private let mapFailure: (Failure) -> Downstream.Failure
  private let accumulate: (Input) -> Accumulation<Downstream.Input, Downstream.Failure>
  /// The result when upstream finishes; nil for none.
  private let final: () -> Downstream.Input?

  private let lock = Lock()
  private var upstream = UpstreamState.waiting
  private var isDemanded = false
  private var isOver = false
  private var waitingResult: Downstream.Input?

  init(
    _ downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure,
    accumulate: @escaping (Input) -> Accumulation<Downstream.Input, Downstream.Failure>,
    final: @escaping () -> Downstream.Input?
  ) {
    self.downstream = downstream
    self.mapFailure = mapFailure
    self.accumulate = accumulate
    self.final = final
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ upstream.isActive }) else { return .none }
    switch accumulate(input) {
    case .more:
      break
    case .result(let output):
      guard let subscription = lock.withLock({ upstream.end() }) else { break }
      subscription.cancel()
      deliver(output)
    case .fail(let error):
      guard let subscription = lock.withLock({ upstream.end() }) else { break }
      subscription.cancel()
      lock.withLock { isOver = true }
      downstream.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ upstream.end() }) != nil else { return }
    if case .finished = completion, let output = final() {
      deliver(output)
    } else {
      lock.withLock { isOver = true }
      downstream.receive(completion: completion.mapError(mapFailure))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let result: Downstream.Input? = lock.withLock {
      isDemanded = true
      guard !isOver, let waiting = waitingResult.take() else { return nil }
      isOver = true
      return waiting
    }
    if let result { finish(result) }
  }

  func cancel() {
    lock.withLock {
      isOver = true
      waitingResult = nil
      return upstream.end()
    }?.cancel()
  }

  /// Delivers the result if it is demanded already, or keeps it until then.
  private func deliver(_ output: Downstream.Input) {
    let isNow = lock.withLock {
      guard !isOver else { return false }
      isOver = isDemanded
      if !isDemanded { waitingResult = output }
      return isDemanded
    }
    if isNow { finish(output) }
  }

  private func finish(_ output: Downstream.Input) {
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }
}

extension ResultSubscriber where Failure == Downstream.Failure {
  convenience init(
    _ downstream: Downstream, accumulate: @escaping (Input) -> Accumulation<Downstream.Input, Downstream.Failure>,
    final: @escaping () -> Downstream.Input?
  ) {
    self.init(downstream, mapFailure: { $0 }, accumulate: accumulate, final: final)
  }
}
