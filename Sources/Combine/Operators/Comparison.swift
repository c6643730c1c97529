extension Publishers {
  /// Publishes the smallest or greatest value.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var greatest: Output?
      upstream.subscribe(
        ResultSubscriber(
          subscriber,
          accumulate: { input in
            if greatest.map({ areInIncreasingOrder($0, input) }) ?? true { greatest = input }
            return .more
          }, final: { greatest }))
    }
  }

  /// Publishes the smallest or greatest value, or fails with the error of a comparison.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var greatest: Output?
      upstream.subscribe(
        ResultSubscriber(
          subscriber, mapFailure: { $0 },
          accumulate: { input in
            .catching {
              if try greatest.map({ try areInIncreasingOrder($0, input) }) ?? true { greatest = input }
              return .more
            }
          }, final: { greatest }))
    }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest value when this publisher finishes. Of equal values, it is the first.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the greatest value when this publisher finishes. Of equal values, it is the first.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Publishes the smallest value in the given order when this publisher finishes.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the smallest value in the given order, or fails with the error of a comparison.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value in the given order when this publisher finishes.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the greatest value in the given order, or fails with the error of a comparison.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
