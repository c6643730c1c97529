/// Writes each value to a `@Published` property. Cancels when the property no longer exists.
final class PublishedSubscriber<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  private let lock = Lock()
  private weak var storage: PublishedStorage<Value>?
  private var upstream = UpstreamState.waiting

  init(_ storage: PublishedStorage<Value>) { self.storage = storage }

  func receive(subscription: any Subscription) {
    guard let storage, lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
    storage.keep(AnyCancellable { [weak self] in self?.cancel() })
    subscription.request(.unlimited)
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    if let storage { storage.set(value) } else { cancel() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    _ = lock.withLock { upstream.end() }
  }

  private func cancel() {
    lock.withLock { upstream.end() }?.cancel()
  }
}
