/// What all subjects share: subscribers, subscriptions that were taken over, and the completion.
///
/// The subject's lock protects it. What is removed is returned, so that it is released or called outside of the lock.
struct SubjectCore<Output, Failure: Error> {
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var conduits = ConduitList<SubjectConduit<Output, Failure>>()
  private var upstream: [any Subscription] = []
  private var isDemanded = false

  /// Adds a subscriber, or returns the completion if there was one.
  mutating func add(_ conduit: SubjectConduit<Output, Failure>) -> Subscribers.Completion<Failure>? {
    guard completion == nil else { return completion }
    conduits.append(conduit)
    return nil
  }

  mutating func remove(_ conduit: SubjectConduit<Output, Failure>) {
    conduits.remove(conduit)
  }

  /// Ends it and returns the subscribers to tell. Empty if it had ended before.
  mutating func finish(
    _ completion: Subscribers.Completion<Failure>
  ) -> ([SubjectConduit<Output, Failure>?], [any Subscription]) {
    guard self.completion == nil else { return ([], []) }
    self.completion = completion
    defer { upstream = [] }
    return (conduits.removeAll(), upstream)
  }

  /// Takes over a subscription. True if its values are demanded already.
  mutating func take(_ subscription: any Subscription) -> Bool {
    upstream.append(subscription)
    return isDemanded
  }

  /// A subscriber demands values. Returns the subscriptions to request them from.
  mutating func demanded() -> [any Subscription] {
    guard !isDemanded else { return [] }
    isDemanded = true
    return upstream
  }

  func cancelUpstream() {
    for subscription in upstream { subscription.cancel() }
  }
}
