/// The values that views inherit from the views around them.
///
/// A list of what was set, innermost first: setting costs one small object, reading walks the list. Two values are the
/// same environment when they share the list.
public struct EnvironmentValues {
  final class Node {
    let key: ObjectIdentifier
    let value: Any
    let next: Node?
    init(key: ObjectIdentifier, value: Any, next: Node?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }

  private(set) var first: Node?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      var node = first
      while let current = node {
        if current.key == id { return current.value as! K.Value }
        node = current.next
      }
      return K.defaultValue
    }
    set { first = Node(key: ObjectIdentifier(key), value: newValue, next: first) }
  }

  /// The nearest object of the type, set with `environment(_:)`.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get {
      let id = ObjectIdentifier(type)
      var node = first
      while let current = node {
        if current.key == id { return current.value as? T }
        node = current.next
      }
      return nil
    }
    set { first = Node(key: ObjectIdentifier(type), value: newValue as Any, next: first) }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String {
    var parts: [String] = []
    var node = first
    while let current = node {
      parts.append("\(type(of: current.value)) = \(current.value)")
      node = current.next
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}
