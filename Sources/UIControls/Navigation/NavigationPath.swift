import UICore

/// A type-erased list of the values whose pages a navigation stack shows above its root.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Creates an empty path, which shows the root.
  public init() { elements = [] }
  /// Creates a path of values of one type; the last one is on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

  public var count: Int { elements.count }
  /// Whether the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// - Precondition: `k` is not more than `count`.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
