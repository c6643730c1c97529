import Foundation

/// A store of values by key, with its observers.
protocol StoredValues: AnyObject {
  func value(_ key: String) -> Any?
  /// Stores a value, or removes it if nil, and notifies the key's observers. Any thread.
  func set(_ value: Any?, _ key: String)
  /// Keeps a value for the next launch that is in the store already.
  func keep(_ value: Any?, _ key: String)
  var observers: StorageObservers { get }
}

extension StoredValues {
  /// Does nothing: for stores that only `set` writes.
  func keep(_ value: Any?, _ key: String) {}
}

/// Observes writes to a key.
protocol StorageObserver: AnyObject {
  /// Called before the key changes, on the writer's thread.
  func storageWillChange()
  /// Called after the key was written, on the main thread.
  func storageDidChange()
  /// Called where something else may have written the key, on the main thread.
  func storageMayHaveChanged()
}

extension StorageObserver {
  /// Does nothing: for observers that only announce what is written through the store.
  func storageMayHaveChanged() {}
}

/// The observers of each key. Notified on the main thread, synchronously if the writer is on it.
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

  /// Tells all, some of whose keys may have changed. Main thread.
  func tellAll() {
    let all = lock.withLock { observers.isEmpty ? [] : observers.values.flatMap { $0.compactMap(\.observer) } }
    for observer in all { observer.storageMayHaveChanged() }
  }

  private func told(_ key: String) -> [any StorageObserver] {
    lock.withLock { observers[key]?.compactMap(\.observer) ?? [] }
  }
}

/// The values in `UserDefaults`, the standard ones or another store.
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
  func keep(_ value: Any?, _ key: String) { preferences.keep(value, key, of: defaults) }
}

/// The `@SceneStorage` values of one window. Any thread.
final class SceneValues: StoredValues, @unchecked Sendable {
  let observers = StorageObservers()
  private let lock = NSLock()
  private var values: [String: Any]
  private let didChange: ([String: Any]) -> Void

  /// - Parameter didChange: saves the values for the next launch; called on the writer's thread, one call at a time.
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
