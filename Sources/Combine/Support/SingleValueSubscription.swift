/// Delivers one value on the first demand, then finishes.
final class SingleValueSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var downstream: Downstream?
  private let value: Downstream.Input
  let description: String

  init(_ downstream: Downstream, value: Downstream.Input, description: String) {
    self.downstream = downstream
    self.value = value
    self.description = description
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0, let downstream = lock.withLock({ self.downstream.take() }) else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    _ = lock.withLock { downstream.take() }
  }
}
