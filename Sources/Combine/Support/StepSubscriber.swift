/// What an operator does with one value.
enum Step<Output, Failure: Error> {
  /// Pass this value on.
  case emit(Output)
  /// Pass nothing on. Another value may be demanded instead.
  case skip
  /// Pass this value on, then finish.
  case last(Output)
  /// Finish now.
  case finish
  /// Fail now.
  case fail(Failure)
}

extension Step where Failure == any Error {
  /// Runs `body`, and fails with what it throws.
  static func catching(_ body: () throws -> Step) -> Step {
    do { return try body() } catch { return .fail(error) }
  }
}

/// The subscriber of operators that turn each value into at most one, and may end early.
///
/// Demand passes through unchanged. `step` may keep state in its captures, because a publisher delivers one value at a
/// time.
final class StepSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private let downstream: Downstream
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let mapFailure: (Failure) -> Downstream.Failure
  /// Whether it finishes as soon as it is subscribed.
  private let isOverAtStart: Bool
  private let lock = Lock()
  private var upstream = UpstreamState.waiting

  init(
    _ downstream: Downstream, isOverAtStart: Bool = false, mapFailure: @escaping (Failure) -> Downstream.Failure,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.step = step
    self.isOverAtStart = isOverAtStart
    self.mapFailure = mapFailure
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if isOverAtStart { end(with: .finished) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ upstream.isActive }) else { return .none }
    switch step(input) {
    case .emit(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .last(let output):
      guard let subscription = end() else { return .none }
      subscription.cancel()
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    case .finish:
      end(with: .finished)
    case .fail(let error):
      end(with: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    downstream.receive(completion: completion.mapError(mapFailure))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream.subscription }?.request(demand)
  }

  func cancel() {
    end()?.cancel()
  }

  private func end() -> (any Subscription)? {
    lock.withLock { upstream.end() }
  }

  private func end(with completion: Subscribers.Completion<Downstream.Failure>) {
    guard let subscription = end() else { return }
    subscription.cancel()
    downstream.receive(completion: completion)
  }
}

extension StepSubscriber where Failure == Downstream.Failure {
  convenience init(
    _ downstream: Downstream, isOverAtStart: Bool = false,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(downstream, isOverAtStart: isOverAtStart, mapFailure: { $0 }, step: step)
  }
}
