extension Result {
  /// Publishes the success and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of one value or an error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// What each subscriber gets.
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        subscriber.receive(
          subscription: SingleValueSubscription(subscriber, value: value, description: "Once"))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
