extension Publishers {
  /// Publishes the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.subscribe(
        ResultSubscriber(
          subscriber,
          accumulate: { _ in
            count += 1
            return .more
          }, final: { count }))
    }
  }
}

extension Publisher {
  /// Publishes the number of values when this publisher finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
