extension Publishers {
  /// A publisher of a sequence's elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The published sequence; each subscriber gets it from its start.
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(subscriber, sequence)
      if subscription.isEmpty {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      } else {
        subscriber.receive(subscription: subscription)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// Publishes the elements of this sequence, then finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

private final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>:
  Subscription, CustomStringConvertible
where Downstream.Input == Elements.Element {
  private let lock = Lock()
  private var downstream: Downstream?
  private var iterator: Elements.Iterator
  /// One element is read ahead, so that the end follows the last element without another demand.
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  /// Whether a call of `request` is delivering. Other calls then only add to the demand.
  private var isDelivering = false
  private let sequence: Elements

  init(_ downstream: Downstream, _ sequence: Elements) {
    self.downstream = downstream
    self.sequence = sequence
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  var isEmpty: Bool { next == nil }
  var description: String { "\(sequence)" }

  func request(_ demand: Subscribers.Demand) {
    let isOurs = lock.withLock {
      self.demand += demand
      guard !isDelivering else { return false }
      isDelivering = true
      return true
    }
    guard isOurs else { return }
    while let (downstream, element) = take() {
      // Only the call that delivers uses the iterator. The iterator is code of the caller and runs outside of the lock.
      next = iterator.next()
      let more = downstream.receive(element)
      lock.withLock { self.demand += more }
      if next == nil { return lock.withLock { self.downstream.take() }?.receive(completion: .finished) ?? () }
    }
  }

  private func take() -> (Downstream, Elements.Element)? {
    lock.withLock {
      guard let downstream, demand > 0, let element = next else {
        isDelivering = false
        return nil
      }
      demand -= 1
      return (downstream, element)
    }
  }

  func cancel() {
    _ = lock.withLock { downstream.take() }
  }
}
