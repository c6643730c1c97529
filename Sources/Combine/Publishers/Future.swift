/// Publishes one result, which is computed once and kept for later subscribers.
///
/// The work starts when the future is made, before there are subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  /// Fulfills the future. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting = ConduitList<FutureConduit<Output, Failure>>()

  /// Calls the closure at once, with the promise that fulfills this future.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let conduits: [FutureConduit<Output, Failure>?] = lock.withLock {
      guard self.result == nil else { return [] }
      self.result = result
      return waiting.removeAll()
    }
    for conduit in conduits { conduit?.settle(result) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = FutureConduitTo(subscriber, of: self)
    subscriber.receive(subscription: conduit)
    let result = lock.withLock {
      if self.result == nil { waiting.append(conduit) }
      return self.result
    }
    if let result { conduit.settle(result) }
  }

  fileprivate func remove(_ conduit: FutureConduit<Output, Failure>) {
    lock.withLock { waiting.remove(conduit) }
  }
}

private class FutureConduit<Output, Failure: Error>: Conduit {
  var position = 0
  func settle(_ result: Result<Output, Failure>) { fatalError("abstract") }
}

/// One subscriber of a future. An error is passed on at once, a value when it is demanded.
private final class FutureConduitTo<Downstream: Subscriber>:
  FutureConduit<Downstream.Input, Downstream.Failure>, Subscription, CustomStringConvertible
{
  private let lock = Lock()
  private var downstream: Downstream?
  private var future: Future<Downstream.Input, Downstream.Failure>?
  private var value: Downstream.Input?
  private var isDemanded = false
  let description = "Future"

  init(_ downstream: Downstream, of future: Future<Downstream.Input, Downstream.Failure>) {
    self.downstream = downstream
    self.future = future
  }

  override func settle(_ result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .success(let value):
      lock.withLock { self.value = value }
      deliver()
    case .failure(let error):
      end().0?.receive(completion: .failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock { isDemanded = true }
    deliver()
  }

  func cancel() {
    let (downstream, future) = end()
    future?.remove(self)
    _ = downstream
  }

  private func deliver() {
    let (ready, value): (Downstream?, Downstream.Input?) = lock.withLock {
      guard isDemanded, let value = self.value else { return (nil, nil) }
      future = nil
      return (downstream.take(), value)
    }
    guard let ready, let value else { return }
    _ = ready.receive(value)
    ready.receive(completion: .finished)
  }

  private func end() -> (Downstream?, Future<Downstream.Input, Downstream.Failure>?) {
    lock.withLock { (downstream.take(), future.take()) }
  }
}
