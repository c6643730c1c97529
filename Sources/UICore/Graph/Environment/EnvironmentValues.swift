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

  /// Forgets values that later ones of the same key hide. Whoever changes one environment again and again does this.
  mutating func dropShadowed() {
    var seen: Set<ObjectIdentifier> = []
    var kept: [Node] = []
    var node = first
    while let current = node {
      if seen.insert(current.key).inserted { kept.append(current) }
      node = current.next
    }
    first = kept.reversed().reduce(nil) { Node(key: $1.key, value: $1.value, next: $0) }
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
