#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
@_spi(Reflection) import Swift

/// How two values of a type are compared. Chosen once for each type.
///
/// Identical bytes always mean equal: both values are alive, so identical references are the same object, and identical
/// closures have the same code and context. If bytes differ, it depends on the type. Plain data without padding is
/// unequal; `Equatable` types use `==`; structs and tuples are compared field by field; everything else counts as
/// changed (closures, enums that are not `Equatable`, structs with weak references).
public struct Comparison {
  /// A part of a value that is compared as a whole.
  struct Part {
    enum Strategy {
      case bytes
      case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
      /// The wrapped value of an optional is compared by its own parts.
      case wrapped((UnsafeRawPointer, UnsafeRawPointer, _ ignoringClosures: Bool) -> Bool)
      case closure
      case never
    }
    var offset: Int
    var size: Int
    var strategy: Strategy

    var isCalled: Bool {
      switch strategy {
      case .equatable, .wrapped: true
      case .bytes, .closure, .never: false
      }
    }

    var mayHoldClosures: Bool {
      switch strategy {
      case .closure, .wrapped: true
      case .bytes, .equatable, .never: false
      }
    }
  }

  /// The parts of the value. Parts that need no call are compared first.
  let parts: [Part]
  let size: Int
  /// Whether the bytes decide alone.
  public let isBitwise: Bool
  /// Whether the type contains closures, so that two values can differ in closures only.
  let mayHoldClosures: Bool

  public init<T>(_ type: T.Type) {
    let parts = Self.parts(of: type, at: 0)
    self.parts = parts.filter { !$0.isCalled } + parts.filter(\.isCalled)
    size = MemoryLayout<T>.size
    mayHoldClosures = parts.contains(where: \.mayHoldClosures)
    isBitwise = parts.count == 1 && parts[0].size == size && !parts[0].isCalled
  }

  /// Whether two initialised values are equal.
  public func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    memcmp(a, b, size) == 0 || areEqualThoughBytesDiffer(a, b)
  }

  /// - Parameter ignoringClosures: counts all closures as equal, to find out whether anything else differs.
  func areEqualThoughBytesDiffer(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, ignoringClosures: Bool = false
  ) -> Bool {
    parts.withUnsafeBufferPointer { parts in
      for index in parts.indices {
        let (x, y) = (a + parts[index].offset, b + parts[index].offset)
        if memcmp(x, y, parts[index].size) == 0 { continue }
        switch parts[index].strategy {
        case .equatable(let areEqual): if !areEqual(x, y) { return false }
        case .wrapped(let areEqual): if !areEqual(x, y, ignoringClosures) { return false }
        case .closure: if !ignoringClosures { return false }
        case .bytes, .never: return false
        }
      }
      return true
    }
  }

  // MARK: Choosing

  private static func parts<T>(of type: T.Type, at offset: Int) -> [Part] {
    func whole(_ strategy: Part.Strategy) -> [Part] {
      [Part(offset: offset, size: MemoryLayout<T>.size, strategy: strategy)]
    }
    if MemoryLayout<T>.size == 0 { return [] }
    if _isPOD(type), plainSize(of: type) == MemoryLayout<T>.size { return whole(.bytes) }
    // Before the casts: each that fails costs a search through all conformances of the program.
    let kind = Self.kind(of: type)
    if kind == .function { return whole(.closure) }
    if kind != .tuple, let equatable = type as? any Equatable.Type { return whole(strategy(equatable: equatable)) }
    if kind == .optional, let optional = type as? any OptionalComparison.Type {
      return whole(optional.comparisonStrategy)
    }
    // A weak reference cannot be read with the type of its field.
    guard _isBitwiseTakable(type), hasFields(type) else { return whole(.never) }
    var parts: [Part] = []
    var fieldCount = 0
    _forEachField(of: type, options: []) { _, fieldOffset, fieldType, _ in
      func open<F>(_: F.Type) -> [Part] { Self.parts(of: F.self, at: offset + fieldOffset) }
      parts += _openExistential(fieldType, do: open)
      fieldCount += 1
      return true
    }
    return fieldCount > 0 ? parts : whole(.never)
  }

  private static func strategy<E: Equatable>(equatable: E.Type) -> Part.Strategy {
    .equatable { a, b in a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee }
  }

  static func strategy<W>(ofOptional: W.Type) -> Part.Strategy {
    if kind(of: W.self) == .function, MemoryLayout<W?>.size == MemoryLayout<W>.size {
      // Read where it lies: a copy would cost ten times as much. No closure is one whose code is at address zero, whatever its
      // context.
      return .wrapped { a, b, ignoringClosures in
        let (x, y) = (a.load(as: UInt.self), b.load(as: UInt.self))
        return x == 0 || y == 0 ? x == y : ignoringClosures
      }
    }
    let wrapped = Comparison(W.self)
    return .wrapped { a, b, ignoringClosures in
      guard let x = a.assumingMemoryBound(to: W?.self).pointee, let y = b.assumingMemoryBound(to: W?.self).pointee
      else {
        return a.assumingMemoryBound(to: W?.self).pointee == nil && b.assumingMemoryBound(to: W?.self).pointee == nil
      }
      return withUnsafeBytes(of: x) { px in
        withUnsafeBytes(of: y) { py in
          px.isEmpty
            || wrapped.areEqualThoughBytesDiffer(
              px.baseAddress!, py.baseAddress!, ignoringClosures: ignoringClosures)
        }
      }
    }
  }

  /// What kind of type it is: the first word of its metadata says so. Nil for a class.
  private static func kind<T>(of type: T.Type) -> _MetadataKind? {
    _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }

  /// Only these kinds of types can list their fields without a value.
  private static func hasFields<T>(_ type: T.Type) -> Bool {
    let kind = Self.kind(of: type)
    return kind == .struct || kind == .tuple
  }

  /// The bytes of a plain type that carry its value. These are fewer than its size if it has padding, or if it is an
  /// enum with cases of different sizes: a small case leaves the rest undefined.
  private static func plainSize<T>(of type: T.Type) -> Int {
    guard hasFields(type) else {
      let kind = Self.kind(of: type)
      return (kind == .enum || kind == .optional) && MemoryLayout<T>.size > 1 ? 0 : MemoryLayout<T>.size
    }
    var total = 0
    var isComposite = false
    _forEachField(of: type, options: []) { _, _, fieldType, _ in
      isComposite = true
      func open<F>(_: F.Type) -> Int { plainSize(of: F.self) }
      total += _openExistential(fieldType, do: open)
      return true
    }
    return isComposite ? total : MemoryLayout<T>.size
  }
}

/// Compares an optional of a type that is not `Equatable` by the wrapped values.
private protocol OptionalComparison { static var comparisonStrategy: Comparison.Part.Strategy { get } }

extension Optional: OptionalComparison {
  static var comparisonStrategy: Comparison.Part.Strategy { Comparison.strategy(ofOptional: Wrapped.self) }
}
