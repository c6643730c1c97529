import UICore

/// A list of values of any types that stands for what a navigation stack shows above its root.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// A path without pages: the root shows.
  public init() { elements = [] }
  /// A path of values of one type, the last one on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

  public var count: Int { elements.count }
  /// Whether the root shows.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a page on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// - Precondition: there are as many.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
