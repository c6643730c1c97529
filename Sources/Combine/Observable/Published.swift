/// A property of a class whose changes are published.
///
/// `$property` is its publisher. Subscribers get the current value at once, and each new value before the property has
/// it. In an `ObservableObject`, `objectWillChange` fires even earlier. A property takes one allocation.
@propertyWrapper
public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// The value. Setting it publishes the new value.
  ///
  /// The storage knows the object's publisher, so no reference to the object is needed. Setting is not a mutation of
  /// the wrapper, so subscribers may read the property while it is being set.
  public var wrappedValue: Value {
    get { storage.get() }
    nonmutating set { storage.set(newValue) }
  }

  /// The property's publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// Publishes the current value, and each new value just before the property has it. It never ends.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.publishedSubject().receive(subscriber: subscriber)
    }
  }
}

extension Published: AnyPublished {
  static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
    address.load(as: Published.self).storage
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a `@Published` property as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}
