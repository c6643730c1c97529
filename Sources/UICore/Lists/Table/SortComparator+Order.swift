import Foundation

extension SortComparator {
  /// The comparator in another order.
  ///
  /// Foundation's descriptors on Linux tell the order that was set and go on comparing by the one they were made with, so
  /// they are made anew.
  func ordered(_ order: SortOrder) -> Self {
    if let descriptor = self as? SortDescriptor<Compared>, let made = descriptor.made(order) as? Self { return made }
    var copy = self
    copy.order = order
    return copy
  }
}

extension SortDescriptor {
  /// Nil where it compares by something else than the value at a key path.
  fileprivate func made(_ order: SortOrder) -> SortDescriptor? {
    guard let keyPath else { return nil }
    if let stringComparator {
      if let keyPath = keyPath as? KeyPath<Compared, String> {
        return SortDescriptor(keyPath.sendable, comparator: stringComparator, order: order)
      }
      guard let keyPath = keyPath as? KeyPath<Compared, String?> else { return nil }
      return SortDescriptor(keyPath.sendable, comparator: stringComparator, order: order)
    }
    func of<Value: Comparable>(_: Value.Type) -> SortDescriptor? {
      if let keyPath = keyPath as? KeyPath<Compared, Value> { return SortDescriptor(keyPath.sendable, order: order) }
      return (keyPath as? KeyPath<Compared, Value?>).map { SortDescriptor($0.sendable, order: order) }
    }
    let type = type(of: keyPath).valueType
    let wrapped = (type as? any ComparableOptional.Type)?.comparable ?? type as? any Comparable.Type
    return wrapped.flatMap { of($0) }
  }
}

private protocol ComparableOptional {
  static var comparable: any Comparable.Type { get }
}

extension Optional: ComparableOptional where Wrapped: Comparable {
  fileprivate static var comparable: any Comparable.Type { Wrapped.self }
}
