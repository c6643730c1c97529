extension Subscribers {
  /// Writes each value to a property of an object, which it keeps alive until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    private let lock = Lock()
    private var upstream = UpstreamState.waiting
    /// The object that is written to; nil after completion or cancellation.
    public private(set) var object: Root?
    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      lock.withLock { upstream.isActive ? object : nil }?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      _ = lock.withLock { (upstream.end(), object.take()) }
    }

    public func cancel() {
      lock.withLock { (upstream.end(), object.take()) }.0?.cancel()
    }

    public var description: String { "Assign \(Root.self)." }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of `object`. The object is kept alive until completion or cancellation.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
