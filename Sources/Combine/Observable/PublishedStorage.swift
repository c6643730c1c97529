/// Where a `@Published` property keeps its value.
///
/// Writing tells the object's observers, then the property's subscribers, and then changes the value, so that both see
/// the old one. Locks make each step safe from any thread; like any property, it is not to be changed by two at once.
final class PublishedStorage<Value>: AnyPublishedStorage {
  private let lock = Lock()
  private var value: Value
  private var objectWillChange: ObservableObjectPublisher?
  /// Made when somebody first asks for the property's publisher.
  private var subject: CurrentValueSubject<Value, Never>?

  /// Cancels what `assign(to:)` connected, when this is released.
  private var connections: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  func get() -> Value {
    lock.withLock { value }
  }

  func set(_ newValue: Value) {
    let (publisher, subject) = lock.withLock { (objectWillChange, self.subject) }
    publisher?.send(from: self)
    subject?.send(newValue)
    // The old value is released after the lock: its end may run code of others.
    var old = newValue
    lock.withLock { swap(&value, &old) }
    publisher?.didChange()
  }

  /// Keeps a connection for as long as the property lives.
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
