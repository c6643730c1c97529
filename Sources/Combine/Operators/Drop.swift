extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var remaining = count
      upstream.subscribe(
        StepSubscriber(subscriber) { input in
          guard remaining > 0 else { return .emit(input) }
          remaining -= 1
          return .skip
        })
    }
  }
}

extension Publisher {
  /// Leaves out the first `count` values, which must not be negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    guard count >= 0 else { fatalError("cannot drop \(count) values") }
    return Publishers.Drop(upstream: self, count: count)
  }
}
