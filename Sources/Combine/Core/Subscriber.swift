/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input
  /// The kind of errors received; `Never` if none can come.
  associatedtype Failure: Error

  /// Tells the subscriber that it may request values from now on.
  func receive(subscription: any Subscription)

  /// Delivers a value.
  ///
  /// - Returns: how many values are wanted on top of what was requested before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that nothing more will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Delivers an event that carries no value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The home of the types that are subscribers or belong to them.
public enum Subscribers {}
