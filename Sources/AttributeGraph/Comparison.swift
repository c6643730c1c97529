#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
@_spi(Reflection) import Swift

/// How two values of a type are compared. There is one for each kind of rule or source.
///
/// Identical bytes always mean equal: both values are alive, so identical references are the same object, and identical
/// closures have the same code and context. If bytes differ, it depends on the type. Plain data without padding is
/// unequal; `Equatable` types use `==`; structs and tuples are compared field by field; everything else counts as
/// changed (closures, enums that are not `Equatable`, structs with weak references).
///
/// A type is taken apart only where the bytes of two values have differed: whether it is `Equatable` is a search through
/// all conformances of the program (some 20 µs), and of most types within a view's, no two values ever differ.
public final class Comparison {
  /// A part of a value that is compared as a whole.
  struct Part {
    enum Strategy {
      case bytes
      case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
      case optionalClosure
      /// The wrapped value of an optional is compared by its own parts.
      case wrapped((UnsafeRawPointer, UnsafeRawPointer, _ ignoringClosures: Bool) -> Bool)
      case closure
      case never
      /// No two values have differed here yet.
      case unknown(Any.Type)
    }
    var offset: Int
    var size: Int
    var strategy: Strategy

    var mayHoldClosures: Bool {
      switch strategy {
      case .closure, .optionalClosure, .wrapped, .unknown: true
      case .bytes, .equatable, .never: false
      }
    }
  }

  @exclusivity(unchecked) private var parts: [Part]
  let size: Int
  /// Whether the bytes decide alone.
  public let isBitwise: Bool
  /// Whether the type may contain closures, so that two values can differ in closures only.
  var mayHoldClosures: Bool { parts.contains(where: \.mayHoldClosures) }

  public init<T>(_ type: T.Type) {
    parts = Self.part(type, at: 0)
    size = MemoryLayout<T>.size
    isBitwise = if let part = parts.first, case .bytes = part.strategy { true } else { false }
  }

  /// Whether two initialised values are equal.
  public func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    memcmp(a, b, size) == 0 || areEqualThoughBytesDiffer(a, b)
  }

  /// - Parameter ignoringClosures: counts all closures as equal, to find out whether anything else differs.
  func areEqualThoughBytesDiffer(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, ignoringClosures: Bool = false
  ) -> Bool {
    var (index, firstCall) = (0, Int.max)
    while index < parts.count {
      let (offset, size) = (parts[index].offset, parts[index].size)
      if memcmp(a + offset, b + offset, size) != 0 {
        switch parts[index].strategy {
        case .bytes, .never: return false
        case .closure: if !ignoringClosures { return false }
        case .optionalClosure:
          // No closure is one whose code is at address zero, whatever its context.
          let (x, y) = ((a + offset).load(as: UInt.self), (b + offset).load(as: UInt.self))
          if x == 0 || y == 0 ? x != y : !ignoringClosures { return false }
        case .equatable, .wrapped: firstCall = min(firstCall, index)
        case .unknown(let type):
          parts.replaceSubrange(index...index, with: Self.parts(of: type, at: offset))
          continue
        }
      }
      index += 1
    }
    return firstCall == .max || areCallsEqual(a, b, from: firstCall, ignoringClosures)
  }

  /// The parts that need a call are compared last: most values differ in others.
  private func areCallsEqual(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, from first: Int, _ ignoringClosures: Bool
  ) -> Bool {
    // A copy, since `==` is code of the program, which may compare values of the same type.
    let parts = parts
    for index in first..<parts.count {
      let (a, b) = (a + parts[index].offset, b + parts[index].offset)
      switch parts[index].strategy {
      case .equatable(let areEqual): if memcmp(a, b, parts[index].size) != 0, !areEqual(a, b) { return false }
      case .wrapped(let areEqual):
        if memcmp(a, b, parts[index].size) != 0, !areEqual(a, b, ignoringClosures) { return false }
      case .bytes, .closure, .optionalClosure, .never, .unknown: break
      }
    }
    return true
  }

  // MARK: Taking apart

  /// A value of the type as one part, or none if it has no bytes.
  private static func part<T>(_ type: T.Type, at offset: Int) -> [Part] {
    if MemoryLayout<T>.size == 0 { return [] }
    let isPlain = _isPOD(type) && plainSize(of: type) == MemoryLayout<T>.size
    return [Part(offset: offset, size: MemoryLayout<T>.size, strategy: isPlain ? .bytes : .unknown(type))]
  }

  /// The strategy for a type that is not plain data, or its fields.
  private static func parts(of type: Any.Type, at offset: Int) -> [Part] {
    func open<T>(_: T.Type) -> [Part] { takeApart(T.self, at: offset) }
    return _openExistential(type, do: open)
  }

  private static func takeApart<T>(_ type: T.Type, at offset: Int) -> [Part] {
    func whole(_ strategy: Part.Strategy) -> [Part] {
      [Part(offset: offset, size: MemoryLayout<T>.size, strategy: strategy)]
    }
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
      func open<F>(_: F.Type) -> [Part] { part(F.self, at: offset + fieldOffset) }
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
      // Read where it lies: a copy would cost ten times as much.
      return .optionalClosure
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
