extension Publishers {
  /// Publishes all values as one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.subscribe(
        ResultSubscriber(
          subscriber,
          accumulate: { input in
            values.append(input)
            return .more
          }, final: { values }))
    }
  }
}

extension Publisher {
  /// Publishes all values as one array when this publisher finishes. Memory grows with the number of values.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
