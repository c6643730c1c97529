/// A key of a value that views publish while the focus is on them or inside.
public protocol FocusedValueKey {
  /// The type of the value; without a view that publishes one there is none.
  associatedtype Value
}

/// The values that the focused view and those around it publish, the nearest of each key.
///
/// A program adds one by a property in an extension, with `@Entry` or a key of its own.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  var isEmpty: Bool { values.isEmpty }

  /// The value of a key; nil where no view publishes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; the argument stands in key paths, for which a type is no value.
  subscript<Object>(object _: FocusedObjectKind<Object>) -> Object? {
    get { values[ObjectIdentifier(Object.self)] as? Object }
    set { values[ObjectIdentifier(Object.self)] = newValue }
  }
}

/// The type of an object that is published.
struct FocusedObjectKind<Object>: Hashable {}

private enum FocusedValuesKey: EnvironmentKey { static var defaultValue: FocusedValues { FocusedValues() } }

extension EnvironmentValues {
  /// What the focus in the view's window publishes; in an `App`, what that of the active window does.
  var focusedValues: FocusedValues {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}
