import AttributeGraph
@_spi(Observers) import Combine
import Foundation

/// A dynamic property's watch over the `ObservableObject` that it refers to.
///
/// The body reads `version`, which each update in which the object announced a change raises once, however many
/// announcements there were. The views run after the change, though it is announced before: updates wait for the frame.
/// A change on another thread is brought to the main one, once the property has its new value where the object says so.
final class ObjectWatch<ObjectType: ObservableObject>: ObjectObserver, PendingWrite, @unchecked Sendable {
  let version: Attribute<UInt32>
  private let reference: ViewGraphReference
  private var viewGraph: ViewGraph? { reference.viewGraph }
  private let path: ViewPath?
  private var subscription: AnyCancellable?
  private var isPending = false
  private(set) var isRemoved = false

  /// Guards what follows, which other threads see.
  private let lock = NSLock()
  private weak var object: ObjectType?
  private var tracing: ViewTracing?
  private var isOnItsWay = false
  /// The change that a property has announced on another thread and not yet made.
  private var announced: Announcement?

  private struct Announcement: Sendable {
    var write: UInt32?
    var transaction: Transaction
    var cause: UInt32
  }

  init(inputs: _GraphInputs, owner: Subgraph) {
    reference = inputs.viewGraph.reference
    path = inputs.path
    version = owner.adopt { inputs.graph.source(0) }
  }

  /// Watches the object from now on, in place of the last one, and makes the running body depend on it.
  func follow(_ object: ObjectType, _ graph: Graph) {
    let tracing = viewGraph?.tracing
    let isNew = lock.withLock {
      self.tracing = tracing
      if self.object === object { return false }
      self.object = object
      return true
    }
    if isNew || subscription == nil {
      subscription = graph.withoutTracking { subscribe(to: object) }
    }
    _ = graph.read(version)
  }

  private func subscribe(to object: ObjectType) -> AnyCancellable {
    let publisher = object.objectWillChange
    if let publisher = publisher as? ObservableObjectPublisher { return publisher.observe(self) }
    return publisher.sink { [weak self] _ in self?.objectWillChange(nil) }
  }

  func stop() {
    isRemoved = true
    subscription = nil
    lock.withLock { object = nil }
  }

  // MARK: Changes, on any thread

  func objectWillChange(_ property: AnyObject?) {
    let isMainThread = ViewGraph.isOnMain
    let (object, tracing) = lock.withLock { (self.object, self.tracing) }
    guard let object else { return }
    let current = isMainThread ? viewGraph?.tracing : tracing
    let write = current?.objectWrite(object, property: property, isMainThread: isMainThread)
    if isMainThread { return enqueue(write) }
    let announcement = Announcement(write: write, transaction: .current, cause: CauseLink.current)
    if property == nil {
      bringToMain(announcement)
    } else {
      lock.withLock { announced = announcement }
    }
  }

  func objectDidChange() {
    if let announcement = lock.withLock({ announced.take() }) { bringToMain(announcement) }
  }

  private func bringToMain(_ announcement: Announcement) {
    let isFirst = lock.withLock {
      defer { isOnItsWay = true }
      return !isOnItsWay
    }
    guard isFirst else { return }
    DispatchQueue.main.async {
      self.lock.withLock { self.isOnItsWay = false }
      CauseLink.$current.withValue(announcement.cause) {
        Transaction.$current.withValue(announcement.transaction) { self.enqueue(announcement.write) }
      }
    }
  }

  // MARK: Updates

  private func enqueue(_ write: UInt32?) {
    guard let viewGraph, !isPending, !isRemoved else { return }
    isPending = true
    viewGraph.enqueue(self, transaction: .current, path: path, write: write)
  }

  func applyWrite() {
    isPending = false
    guard let graph = viewGraph?.graph else { return }
    if !isRemoved, graph.isAlive(version.id) { graph.write(version, (graph.storedValue(version) ?? 0) &+ 1) }
  }
}

/// A member of an observed object: whoever reads it in a body runs again when the object changes.
final class ObjectLocation<ObjectType: ObservableObject, Value>: Location<Value> {
  private let object: ObjectType
  private let keyPath: ReferenceWritableKeyPath<ObjectType, Value>
  private let watch: ObjectWatch<ObjectType>?
  private let graph: Graph?

  init(
    _ object: ObjectType, _ keyPath: ReferenceWritableKeyPath<ObjectType, Value>, watch: ObjectWatch<ObjectType>?,
    graph: Graph?
  ) {
    self.object = object
    self.keyPath = keyPath
    self.watch = watch
    self.graph = graph
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? Self else { return false }
    return object === other.object && watch === other.watch && keyPath == other.keyPath
  }

  override func get() -> Value {
    if let watch, let graph, graph.isTracking, !watch.isRemoved { _ = graph.read(watch.version) }
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value, transaction: Transaction) {
    Transaction.$current.withValue(transaction) { object[keyPath: keyPath] = value }
  }
}
