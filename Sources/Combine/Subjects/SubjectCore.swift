/// What the subjects have in common: subscribers, subscriptions taken over, and the end.
///
/// Guarded by the subject's lock. Whatever is removed is returned, to be released or called outside of the lock.
struct SubjectCore<Output, Failure: Error> {
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var conduits = ConduitList<SubjectConduit<Output, Failure>>()
  private var upstream: [any Subscription] = []
  private var isDemanded = false

  /// Takes a subscriber in, or returns the end that came before it.
  mutating func add(_ conduit: SubjectConduit<Output, Failure>) -> Subscribers.Completion<Failure>? {
    guard completion == nil else { return completion }
    conduits.append(conduit)
    return nil
  }

  mutating func remove(_ conduit: SubjectConduit<Output, Failure>) {
    conduits.remove(conduit)
  }

  /// Ends it; returns who is to be told. Empty if it had ended.
  mutating func finish(
    _ completion: Subscribers.Completion<Failure>
  ) -> ([SubjectConduit<Output, Failure>?], [any Subscription]) {
    guard self.completion == nil else { return ([], []) }
    self.completion = completion
    defer { upstream = [] }
    return (conduits.removeAll(), upstream)
  }

  /// Takes a subscription over; true if its values are wanted already.
  mutating func take(_ subscription: any Subscription) -> Bool {
    upstream.append(subscription)
    return isDemanded
  }

  /// Some subscriber wants values; returns the subscriptions that are to be asked for them.
  mutating func demanded() -> [any Subscription] {
    guard !isDemanded else { return [] }
    isDemanded = true
    return upstream
  }

  func cancelUpstream() {
    for subscription in upstream { subscription.cancel() }
  }
}
