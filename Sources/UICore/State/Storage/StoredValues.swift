import Foundation

/// Values by key, and the views that show them.
protocol StoredValues: AnyObject {
  func value(_ key: String) -> Any?
  /// Stores a value, or nothing, and tells the observers of the key. Any thread.
  func set(_ value: Any?, _ key: String)
  var observers: StorageObservers { get }
}

/// Is told when a key was written.
protocol StorageObserver: AnyObject {
  /// The key is about to change; on the writer's thread.
  func storageWillChange()
  /// The key was written; on the main thread.
  func storageDidChange()
}

/// Who shows which key. Told on the main thread, at once where that is the writer's.
final class StorageObservers: @unchecked Sendable {
  private struct Weak {
    weak var observer: (any StorageObserver)?
  }
  private let lock = NSLock()
  private var observers: [String: [Weak]] = [:]

  func add(_ observer: any StorageObserver, _ key: String) {
    lock.withLock { observers[key, default: []].append(Weak(observer: observer)) }
  }

  func remove(_ observer: any StorageObserver, _ key: String) {
    lock.withLock {
      observers[key]?.removeAll { $0.observer == nil || $0.observer === observer }
      if observers[key]?.isEmpty == true { observers[key] = nil }
    }
  }

  func announce(_ key: String) { for observer in told(key) { observer.storageWillChange() } }

  func tell(_ key: String) {
    guard ViewGraph.isOnMain else {
      let transaction = Transaction.current
      return DispatchQueue.main.async { Transaction.$current.withValue(transaction) { self.tell(key) } }
    }
    for observer in told(key) { observer.storageDidChange() }
  }

  private func told(_ key: String) -> [any StorageObserver] {
    lock.withLock { observers[key]?.compactMap(\.observer) ?? [] }
  }
}

/// The user's defaults, the program's own or another store.
final class DefaultsValues: StoredValues {
  private let defaults: UserDefaults
  private let preferences: Preferences

  init(_ defaults: UserDefaults, in preferences: Preferences = .shared) {
    self.defaults = defaults
    self.preferences = preferences
  }

  var observers: StorageObservers { preferences.observers }
  func value(_ key: String) -> Any? { defaults.object(forKey: key) }
  func set(_ value: Any?, _ key: String) {
    let isSame = StoredForm.isSame(value, defaults.object(forKey: key))
    if !isSame { observers.announce(key) }
    if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    preferences.keep(value, key, of: defaults)
    if !isSame { observers.tell(key) }
  }
}

/// The values of one window. Any thread.
final class SceneValues: StoredValues, @unchecked Sendable {
  let observers = StorageObservers()
  private let lock = NSLock()
  private var values: [String: Any]
  private let didChange: ([String: Any]) -> Void

  /// - Parameter didChange: keeps them for the next launch; called on the writer's thread, one at a time.
  init(_ values: [String: Any] = [:], didChange: @escaping ([String: Any]) -> Void = { _ in }) {
    self.values = values
    self.didChange = didChange
  }

  func value(_ key: String) -> Any? { lock.withLock { values[key] } }
  func set(_ value: Any?, _ key: String) {
    lock.withLock {
      values[key] = value
      didChange(values)
    }
    observers.tell(key)
  }
}
