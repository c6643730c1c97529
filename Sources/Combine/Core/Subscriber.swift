/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that are received.
  associatedtype Input
  /// The type of the errors that are received; `Never` if there are none.
  associatedtype Failure: Error

  /// Tells the subscriber that it may request values.
  func receive(subscription: any Subscription)

  /// Delivers a value.
  ///
  /// - Returns: how many more values are wanted, in addition to those requested before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that nothing more follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Delivers an event that carries no value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for subscribers and their types.
public enum Subscribers {}
