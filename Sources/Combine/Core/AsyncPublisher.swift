/// The values of a publisher that cannot fail, for `for await`.
///
/// Each turn of the loop demands one value. Values that the publisher sends between turns and does not keep are lost.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Waits for one value after another. Ends when the publisher ends or the task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AsyncValues<P.Output, Never>
    private let lifetime: AnyCancellable

    fileprivate init(_ publisher: P) {
      let values = AsyncValues<P.Output, Never>()
      self.values = values
      lifetime = AnyCancellable(values.cancel)
      publisher.subscribe(values)
    }

    public mutating func next() async -> P.Output? {
      switch await values.next() {
      case .success(let value): value
      case .failure: nil
      }
    }
  }
}

/// The values of a publisher that may fail, for `for try await`.
///
/// Each turn of the loop demands one value. Values that the publisher sends between turns and does not keep are lost.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Waits for one value after another. Ends when the publisher finishes or the task is cancelled; throws the
  /// publisher's error.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AsyncValues<P.Output, P.Failure>
    private let lifetime: AnyCancellable

    fileprivate init(_ publisher: P) {
      let values = AsyncValues<P.Output, P.Failure>()
      self.values = values
      lifetime = AnyCancellable(values.cancel)
      publisher.subscribe(values)
    }

    public mutating func next() async throws -> P.Output? {
      try await values.next().get()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values of this publisher, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values of this publisher, for `for try await`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
