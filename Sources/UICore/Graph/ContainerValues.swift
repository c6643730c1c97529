/// A key for a value that views tell their container.
///
/// Extend ``ContainerValues`` with a property that reads and writes it, as by `@Entry`.
public protocol ContainerValueKey {
  associatedtype Value
  /// What a view tells that says nothing.
  static var defaultValue: Value { get }
}

/// What a view tells its container.
public struct ContainerValues {
  fileprivate var entries: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  /// The value of a key of one's own; its default where nobody set it.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { entries[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, if it has one of the type; a row of a `ForEach` is called by its id where it has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag.flatMap { $0.base as? V } }

  /// Whether the view is called by the tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// The values that modifiers add to those of a view, the outermost first.
final class ContainerValueChain {
  private let inner: ContainerValueChain?
  private let set: (inout ContainerValues) -> Void

  init(inner: ContainerValueChain?, set: @escaping (inout ContainerValues) -> Void) {
    (self.inner, self.set) = (inner, set)
  }

  /// Reads the graph.
  func apply(to values: inout ContainerValues) {
    inner?.apply(to: &values)
    set(&values)
  }
}
