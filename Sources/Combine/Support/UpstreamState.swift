/// What a subscriber in the middle of a chain knows of its upstream.
///
/// It goes from waiting to active to ended, never back; ending lets go of the subscription.
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

  /// Takes the first subscription; false for a second one, or one that comes too late, which is to be cancelled.
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
