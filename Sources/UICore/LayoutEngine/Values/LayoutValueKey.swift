/// A key for a value that a view hands to the layout that contains it.
public protocol LayoutValueKey {
  associatedtype Value
  /// What a view that sets no value has.
  static var defaultValue: Value { get }
}
