/// Something that a program says of a part of a text, for its ``TextRenderer`` to read.
public protocol TextAttribute {}

/// What programs say of a part of a text, by type.
struct CustomTextAttributes: Equatable, @unchecked Sendable {
  // Unchecked: set while a text is made, and read by those that draw it, on the main thread.
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  subscript<T: TextAttribute>(_: T.Type) -> T? {
    get { values[ObjectIdentifier(T.self)] as? T }
    set { values[ObjectIdentifier(T.self)] = newValue }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Takes the values whose types it lacks.
  mutating func inherit(_ outer: CustomTextAttributes) {
    if outer.values.isEmpty { return }
    values.merge(outer.values) { own, _ in own }
  }

  static func == (a: Self, b: Self) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, value in b.values[key].map { areEqual(value, $0) } ?? false }
  }

  /// Whether two values of one type are known to be equal.
  private static func areEqual(_ a: any TextAttribute, _ b: any TextAttribute) -> Bool {
    func equal<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    if let a = a as? any Equatable { return equal(a) }
    func isEmpty<T>(_: T) -> Bool { MemoryLayout<T>.size == 0 }
    return isEmpty(a)
  }
}

extension Text {
  /// Says something of the text to its renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    applying { $0.custom[T.self] = value }
  }
}
