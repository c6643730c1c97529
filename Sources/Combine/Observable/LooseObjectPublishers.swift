import Synchronization

/// The publishers of observable objects without `@Published` properties, which would hold them.
///
/// This is the only global table of the module. Objects that call `objectWillChange.send()` in their setters have no
/// other place for the publisher. An entry is removed some time after its object was released.
///
/// Invariant: the entry of an existing object has that object's publisher. If a new object gets the address of an old
/// one, it does not find the old publisher.
final class LooseObjectPublishers: @unchecked Sendable {
  static let shared = LooseObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// At this number of entries, those of released objects are removed.
  private var limit = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { existing(object) }
  }

  /// - Parameter install: gets the publisher if it is made now.
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
    // Subscribers are released together with their publisher, outside of the lock.
    _ = dropped
    if isNew { install(publisher) }
    return publisher
  }

  private func existing(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.publisher
  }
}
