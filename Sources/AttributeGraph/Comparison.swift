#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
@_spi(Reflection) import Swift

/// How two values of one type are compared, chosen once per type.
///
/// Identical bytes always mean equal: both values are alive, so identical references are the same objects and identical
/// closures the same code and context. Where bytes differ, plain data without padding is unequal, `Equatable` types are
/// asked, structs and tuples go field by field, and everything else (closures, enums that are not `Equatable`, structs
/// with weak references) counts as changed.
public struct Comparison {
  indirect enum Strategy {
    case bytes
    case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case fields([(offset: Int, size: Int, strategy: Strategy)])
    case never
  }

  let strategy: Strategy
  let size: Int
  /// Whether comparing bytes decides alone.
  public let isBitwise: Bool

  public init<T>(_ type: T.Type) {
    strategy = Self.strategy(of: type)
    size = MemoryLayout<T>.size
    if case .bytes = strategy { isBitwise = true } else { isBitwise = false }
  }

  /// Whether the two initialised values are equal.
  public func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    memcmp(a, b, size) == 0 || areEqualThoughBytesDiffer(a, b)
  }

  func areEqualThoughBytesDiffer(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    Self.compare(a, b, strategy)
  }

  private static func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ strategy: Strategy) -> Bool {
    switch strategy {
    case .bytes, .never: return false
    case .equatable(let equal): return equal(a, b)
    case .fields(let fields):
      for field in fields {
        let (x, y) = (a + field.offset, b + field.offset)
        if memcmp(x, y, field.size) != 0, !compare(x, y, field.strategy) { return false }
      }
      return true
    }
  }

  private static func strategy<T>(of type: T.Type) -> Strategy {
    if _isPOD(type), plainSize(of: type) == MemoryLayout<T>.size { return .bytes }
    if let equatable = type as? any Equatable.Type { return strategy(equatable: equatable) }
    if let optional = type as? any OptionalComparison.Type { return optional.comparisonStrategy }
    // A weak reference cannot be read through its field's type, and asking an existential for fields needs a value.
    guard _isBitwiseTakable(type), kind(of: type) != .existential else { return .never }
    var fields: [(offset: Int, size: Int, strategy: Strategy)] = []
    var total = 0
    let isStruct = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      let (size, strategy) = fieldStrategy(fieldType)
      total += size
      fields.append((offset, size, strategy))
      return true
    }
    guard isStruct, !(type is AnyObject.Type), !fields.isEmpty else { return .never }
    return .fields(fields)
  }

  private static func fieldStrategy(_ type: Any.Type) -> (Int, Strategy) {
    func open<F>(_: F.Type) -> (Int, Strategy) { (MemoryLayout<F>.size, strategy(of: F.self)) }
    return _openExistential(type, do: open)
  }

  private static func strategy<E: Equatable>(equatable: E.Type) -> Strategy {
    .equatable { a, b in a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee }
  }

  static func strategy<W>(ofOptional: W.Type) -> Strategy {
    let wrapped = Comparison(W.self)
    return .equatable { a, b in
      guard let x = a.assumingMemoryBound(to: W?.self).pointee, let y = b.assumingMemoryBound(to: W?.self).pointee
      else {
        return a.assumingMemoryBound(to: W?.self).pointee == nil && b.assumingMemoryBound(to: W?.self).pointee == nil
      }
      return withUnsafeBytes(of: x) { px in
        withUnsafeBytes(of: y) { py in
          px.isEmpty || wrapped.areEqual(px.baseAddress!, py.baseAddress!)
        }
      }
    }
  }

  /// The first word of a type's metadata says what it is; nil for a class.
  private static func kind<T>(of type: T.Type) -> _MetadataKind? {
    _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }

  /// The bytes that carry a plain type's value: less than its size when it has padding, or is an enum whose cases differ
  /// in size, since a small case leaves the rest undefined.
  private static func plainSize<T>(of type: T.Type) -> Int {
    let kind = kind(of: type)
    if kind == .enum || kind == .optional { return MemoryLayout<T>.size == 1 ? 1 : 0 }
    var total = 0
    var isComposite = false
    _ = _forEachField(of: type, options: []) { _, _, fieldType, _ in
      isComposite = true
      func open<F>(_: F.Type) -> Int { plainSize(of: F.self) }
      total += _openExistential(fieldType, do: open)
      return true
    }
    return isComposite ? total : MemoryLayout<T>.size
  }
}

/// Lets an optional of a type that is not `Equatable` be compared by what it wraps.
private protocol OptionalComparison { static var comparisonStrategy: Comparison.Strategy { get } }

extension Optional: OptionalComparison {
  static var comparisonStrategy: Comparison.Strategy { Comparison.strategy(ofOptional: Wrapped.self) }
}
