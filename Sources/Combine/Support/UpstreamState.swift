/// What a subscriber in the middle of a chain knows about its upstream.
///
/// It goes from waiting to active to ended and never back. Ending releases the subscription.
enum UpstreamState {
  case waiting
  case active(any Subscription)
  case ended

  var subscription: (any Subscription)? {
    if case .active(let subscription) = self { subscription } else { nil }
  }

  var isActive: Bool {
    if case .active = self { true } else { false }
  }

  /// Takes the first subscription. False if there was one before or if it comes too late; the caller must cancel it
  /// then.
  mutating func begin(_ subscription: any Subscription) -> Bool {
    guard case .waiting = self else { return false }
    self = .active(subscription)
    return true
  }

  /// Ends it and returns the subscription that was active.
  mutating func end() -> (any Subscription)? {
    defer { self = .ended }
    return subscription
  }
}
