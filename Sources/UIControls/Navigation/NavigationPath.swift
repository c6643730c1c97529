import UICore

/// A list of values of any types that stands for what a navigation stack shows above its root.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  public init() { elements = [] }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// - Precondition: there are as many.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
