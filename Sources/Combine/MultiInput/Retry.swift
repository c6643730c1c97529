extension Publishers {
  /// Subscribes again after an error.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// How often it subscribes again; nil for any number of times.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = ChainSubscription(subscriber)
      subscriber.receive(subscription: chain)
      attempt(chain, retries)
    }

    private func attempt<S: Subscriber>(_ chain: ChainSubscription<S>, _ remaining: Int?)
    where S.Input == Output, S.Failure == Failure {
      chain.run(upstream) { completion in
        switch completion {
        case .failure where remaining.map({ $0 > 0 }) ?? true: attempt(chain, remaining.map { $0 - 1 })
        default: chain.finish(completion)
        }
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes to this publisher again after an error, at most `retries` times. After that the error is passed on.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
