/// Holds the value of a `@Published` property.
///
/// Writing first tells the object's observers, then the property's subscribers, and then changes the value, so both see
/// the old value. Locks make each step safe on any thread. But as with any property, two threads must not write at
/// once.
final class PublishedStorage<Value>: AnyPublishedStorage {
  private let lock = Lock()
  private var value: Value
  private var objectWillChange: ObservableObjectPublisher?
  /// Made when the property's publisher is first used.
  private var subject: CurrentValueSubject<Value, Never>?

  /// The connections of `assign(to:)`. They are cancelled when this object is released.
  private var connections: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  func get() -> Value {
    lock.withLock { value }
  }

  func set(_ newValue: Value) {
    let (publisher, subject) = lock.withLock { (objectWillChange, self.subject) }
    publisher?.send(from: self)
    subject?.send(newValue)
    // Release the old value after the lock, because its end may run other code.
    var old = newValue
    lock.withLock { swap(&value, &old) }
    publisher?.didChange()
  }

  /// Keeps a connection as long as the property exists.
  func keep(_ connection: AnyCancellable) {
    lock.withLock { connections.append(connection) }
  }

  func publishedSubject() -> CurrentValueSubject<Value, Never> {
    lock.withLock {
      if let subject { return subject }
      let made = CurrentValueSubject<Value, Never>(value)
      subject = made
      return made
    }
  }

  func objectWillChange(install: (ObservableObjectPublisher) -> Void) -> ObservableObjectPublisher {
    if let publisher = lock.withLock({ objectWillChange }) { return publisher }
    let publisher = lock.withLock {
      let publisher = objectWillChange ?? ObservableObjectPublisher()
      objectWillChange = publisher
      return publisher
    }
    install(publisher)
    return publisher
  }

  func adopt(_ publisher: ObservableObjectPublisher) {
    lock.withLock { objectWillChange = publisher }
  }
}
