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
/// unequal; `Equatable` types use `==`; structs and tuples are compared field by field, and what a protocol's type holds as
/// what it is; everything else counts as changed (closures, enums that are not `Equatable`, structs with weak references).
///
/// A type is taken apart only where the bytes of two values have differed: looking up its fields' types takes long, and of
/// most types within a view's, no two values ever differ.
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
      case unknown(Any.Type, isPlainData: Bool)
    }
    var offset: Int
    var size: Int
    var strategy: Strategy

    var mayHoldClosures: Bool {
      switch strategy {
      case .unknown(_, let isPlainData): !isPlainData
      case .closure, .optionalClosure, .wrapped: true
      case .bytes, .equatable, .never: false
      }
    }
  }

  @exclusivity(unchecked) private var parts: [Part]
  let size: Int
  /// The parts of types that were taken apart for others too; nil for one that stands alone.
  @exclusivity(unchecked) var known: KnownParts?
  /// Whether the bytes are known to decide alone, as of the first two values that differed.
  @exclusivity(unchecked) public private(set) var isBitwise = false
  /// Whether the type may contain closures, so that two values can differ in closures only.
  var mayHoldClosures: Bool { parts.contains(where: \.mayHoldClosures) }

  public init<T>(_ type: T.Type) {
    parts = Self.part(type, at: 0)
    size = MemoryLayout<T>.size
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
        case .unknown(let type, _):
          parts.replaceSubrange(index...index, with: partsOf(type, at: offset))
          if let part = parts.first, part.size == self.size, case .bytes = part.strategy { isBitwise = true }
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
    let strategy = Part.Strategy.unknown(type, isPlainData: _isPOD(type))
    return [Part(offset: offset, size: MemoryLayout<T>.size, strategy: strategy)]
  }

  /// The strategy for a type, or its fields.
  private func partsOf(_ type: Any.Type, at offset: Int) -> [Part] {
    func open<T>(_: T.Type) -> [Part] { Self.takeApart(T.self) }
    let id = ObjectIdentifier(type)
    var parts = known?.parts[id] ?? _openExistential(type, do: open)
    known?.parts[id] = parts
    for index in parts.indices { parts[index].offset += offset }
    return parts
  }

  private static func takeApart<T>(_ type: T.Type) -> [Part] {
    func whole(_ strategy: Part.Strategy) -> [Part] {
      [Part(offset: 0, size: MemoryLayout<T>.size, strategy: strategy)]
    }
    if _isPOD(type), plainSize(of: type) == MemoryLayout<T>.size { return whole(.bytes) }
    let kind = Self.kind(of: type)
    if kind == .function { return whole(.closure) }
    if kind == .existential { return whole(strategy(ofExistential: type)) }
    if kind == .optional {
      func open<W>(_: W.Type) -> Part.Strategy { strategy(ofOptional: W.self) }
      return whole(_openExistential(wrapped(ofOptional: type), do: open))
    }
    let isByFields = kind == .tuple || _isBitwiseTakable(type) && comparedByFields.cast(type) != nil
    if !isByFields, let equatable = equatables.cast(type) { return whole(strategy(equatable: equatable)) }
    // A weak reference cannot be read with the type of its field.
    guard _isBitwiseTakable(type), hasFields(type) else { return whole(.never) }
    var parts: [Part] = []
    var fieldCount = 0
    _forEachField(of: type, options: []) { _, fieldOffset, fieldType, _ in
      func open<F>(_: F.Type) -> [Part] { part(F.self, at: fieldOffset) }
      parts += _openExistential(fieldType, do: open)
      fieldCount += 1
      return true
    }
    return fieldCount > 0 ? parts : whole(.never)
  }

  private static let comparedByFields = DeclaredConformances<any ComparedByFields.Type>(to: (any ComparedByFields).self)
  private static let equatables = DeclaredConformances<any Equatable.Type>(to: (any Equatable).self)

  /// The only generic argument, behind the kind and the descriptor.
  private static func wrapped(ofOptional type: Any.Type) -> Any.Type {
    unsafeBitCast(unsafeBitCast(type, to: UnsafePointer<UInt>.self)[2], to: Any.Type.self)
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

  private static func strategy<E>(ofExistential: E.Type) -> Part.Strategy {
    .wrapped { a, b, ignoringClosures in
      let (x, y) = (a.assumingMemoryBound(to: E.self).pointee, b.assumingMemoryBound(to: E.self).pointee)
      // As `Any`, since the type of the generic value is the protocol's.
      let type = Swift.type(of: x as Any)
      func open<V>(_: V.Type) -> Bool {
        guard type == Swift.type(of: y as Any), let x = x as? V, let y = y as? V else { return false }
        return withUnsafePointer(to: x) { x in
          withUnsafePointer(to: y) {
            Comparison(V.self).areEqualThoughBytesDiffer(x, $0, ignoringClosures: ignoringClosures)
          }
        }
      }
      return _openExistential(type, do: open)
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

/// Whether two values are equal as those of rules are; for values that are rarely compared.
package func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { Comparison(Value.self).areEqual(a, $0) } }
}

/// A struct whose fields are compared one by one, though it may be `Equatable`: nobody has to find out whether the types of
/// its fields are.
package protocol ComparedByFields {}

/// The parts of types, which many kinds of a graph have in common: the views around a view are kinds too, and each of them holds
/// the types within it.
final class KnownParts {
  @exclusivity(unchecked) fileprivate(set) var parts: [ObjectIdentifier: [Comparison.Part]] = [:]
}
