/// Passes what a publisher delivers on to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let lock = Lock()
  private var subject: S?
  private var upstream = UpstreamState.waiting

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
    lock.withLock { subject }?.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { upstream.isActive ? subject : nil }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let subject: S? = lock.withLock { upstream.end() == nil ? nil : self.subject.take() }
    subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream.subscription }?.request(demand)
  }

  func cancel() {
    let (subscription, subject) = lock.withLock { (upstream.end(), self.subject.take()) }
    subscription?.cancel()
    // Released here, because the subject's end may run other code, which must not happen under the lock.
    _ = subject
  }
}
