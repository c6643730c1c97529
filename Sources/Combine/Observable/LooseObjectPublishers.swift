import Synchronization

/// The publishers of observable objects that have no `@Published` property to keep them in.
///
/// The one table of the module that the process shares: such an object, `objectWillChange.send()` in its setters, gives no
/// other place to keep anything with it. An entry is dropped some time after its object is gone.
///
/// Invariant: the entry of a living object has that object's publisher; an address used again does not find the old one.
final class LooseObjectPublishers: @unchecked Sendable {
  static let shared = LooseObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of gone objects are dropped.
  private var limit = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { existing(object) }
  }

  /// - Parameter install: is handed the publisher if it is made now.
  func makePublisher(
    of object: AnyObject, install: (ObservableObjectPublisher) -> Void
  ) -> ObservableObjectPublisher {
    var dropped: [ObjectIdentifier: Entry] = [:]
    var isNew = false
    let publisher = lock.withLock {
      if let existing = existing(object) { return existing }
      isNew = true
      let publisher = ObservableObjectPublisher()
      if entries.count >= limit {
        dropped = entries.filter { $0.value.object == nil }
        for key in dropped.keys { entries[key] = nil }
        limit = max(64, entries.count * 2)
      }
      dropped[ObjectIdentifier(object)] = entries.updateValue(
        Entry(object: object, publisher: publisher), forKey: ObjectIdentifier(object))
      return publisher
    }
    // Subscribers end with their publishers, outside of the lock.
    _ = dropped
    if isNew { install(publisher) }
    return publisher
  }

  private func existing(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.publisher
  }
}
