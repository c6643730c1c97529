/// The connection of one subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to deliver that many more values. May deliver some before it returns.
  func request(_ demand: Subscribers.Demand)
}

/// The home of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription from which nothing comes.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()
  var description: String { "Empty" }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
