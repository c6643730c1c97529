/// A publisher that values can be put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to the subscribers.
  func send(_ value: Output)
  /// Ends it for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes over a subscription whose values this subject will send.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Delivers an event that carries no value.
  public func send() { send(()) }
}
