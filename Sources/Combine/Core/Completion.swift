extension Subscribers {
  /// How a publisher ended.
  @frozen public enum Completion<Failure: Error>: Sendable {
    /// The publisher finished normally.
    case finished
    /// The publisher failed.
    case failure(Failure)

    /// The same completion with another type of error.
    func mapError<Other>(_ transform: (Failure) -> Other) -> Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Encodable where Failure: Encodable {}
extension Subscribers.Completion: Decodable where Failure: Decodable {}
