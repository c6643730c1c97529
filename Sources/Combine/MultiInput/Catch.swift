extension Publishers {
  /// Continues with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = ChainSubscription(subscriber)
      subscriber.receive(subscription: chain)
      chain.run(upstream) { completion in
        switch completion {
        case .finished: chain.finish(.finished)
        case .failure(let error): chain.run(handler(error), onEnd: chain.finish)
        }
      }
    }
  }

  /// Continues with another publisher after an error, or fails with what the handler throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = ChainSubscription(subscriber)
      subscriber.receive(subscription: chain)
      chain.run(upstream) { completion in
        guard case .failure(let error) = completion else { return chain.finish(.finished) }
        do {
          chain.run(try handler(error)) { chain.finish($0.mapError { $0 }) }
        } catch {
          chain.finish(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Continues with the publisher that the handler makes from the error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Continues with the publisher that the handler makes from the error, or fails with what it throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
