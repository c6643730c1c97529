/// A publisher into which other code sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to the subscribers.
  func send(_ value: Output)
  /// Sends the completion to all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes over a subscription. This subject will send its values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Delivers an event that carries no value.
  public func send() { send(()) }
}
