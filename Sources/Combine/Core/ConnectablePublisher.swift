/// A publisher that produces values only after it is connected, so that several subscribers can be attached first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts it. Cancelling the result stops it.
  func connect() -> any Cancellable
}
