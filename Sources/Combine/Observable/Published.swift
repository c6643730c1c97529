/// A property of a class whose changes are published.
///
/// `$property` is its publisher. Subscribers get the current value at once and each new one before the property has it.
/// In an `ObservableObject`, `objectWillChange` fires before that. One allocation a property.
@propertyWrapper
public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// The value. Setting it publishes.
  ///
  /// The storage knows the object's publisher, so no reference to the object is needed, and setting is not a mutation:
  /// subscribers may read the property while it is being set.
  public var wrappedValue: Value {
    get { storage.get() }
    nonmutating set { storage.set(newValue) }
  }

  /// The property's publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// Publishes the current value and each new one, just before the property has it. Ends never.
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
  /// Writes each value to a `@Published` property, for as long as that property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}
