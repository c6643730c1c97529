/// The subscriber of operators that deliver events later or elsewhere: `receive(on:)`, `delay`.
///
/// Events wait in a queue, and each scheduled closure delivers the oldest one. So they stay in order, even on a
/// scheduler that runs closures concurrently.
final class RelaySubscriber<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var upstream = UpstreamState.waiting
  private var events = FIFO<Event>()

  /// - Parameter schedule: runs a closure where and when the events are to be delivered.
  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
    lock.withLock { downstream }?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    enqueue(.value(input), if: lock.withLock { upstream.isActive })
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    enqueue(.completion(completion), if: lock.withLock { upstream.end() } != nil)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream.subscription }?.request(demand)
  }

  func cancel() {
    let (subscription, downstream, events) = lock.withLock {
      defer { self.events.removeAll() }
      return (upstream.end(), self.downstream.take(), self.events)
    }
    subscription?.cancel()
    _ = (downstream, events)
  }

  private func enqueue(_ event: Event, if isWanted: Bool) {
    guard isWanted else { return }
    lock.withLock { events.append(event) }
    schedule(deliverNext)
  }

  private func deliverNext() {
    downstreamLock.withLock {
      let (event, downstream) = lock.withLock { (events.popFirst(), self.downstream) }
      guard let event, let downstream else { return }
      switch event {
      case .value(let value):
        let more = downstream.receive(value)
        if more > 0 { request(more) }
      case .completion(let completion):
        _ = lock.withLock { self.downstream.take() }
        downstream.receive(completion: completion)
      }
    }
  }
}
