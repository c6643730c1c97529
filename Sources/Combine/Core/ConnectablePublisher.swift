/// A publisher that starts to produce when told to, so that several subscribers can be attached before.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts it. Cancelling what is returned stops it.
  func connect() -> any Cancellable
}
