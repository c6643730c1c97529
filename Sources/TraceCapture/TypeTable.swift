import TraceFormat
import TraceRecorder
@_spi(Reflection) import Swift

/// Names the types that records refer to, each type once.
struct TypeTable {
  private var known: Set<UInt64> = []
  /// The references seen last, indexed by their low bits. Most records refer to one of them.
  private var recent: [UInt64]
  private var new: [TraceFileType] = []

  init() { recent = Array(repeating: 0, count: 1024) }

  /// Takes note of what a record refers to.
  mutating func add(_ record: TraceRecord, _ strings: inout StringTable) {
    guard record.reference != 0 else { return }
    let slot = Int(truncatingIfNeeded: record.reference >> 4) & 1023
    if recent[slot] == record.reference { return }
    switch record.kind?.fields.reference {
    case .type:
      recent[slot] = record.reference
      add(type: record.reference, &strings)
    case .text:
      recent[slot] = record.reference
      add(text: record.reference, &strings)
    default: break
    }
  }

  /// - Parameter reference: the address of a type's metadata, or 0.
  mutating func add(type reference: UInt64, _ strings: inout StringTable) {
    guard reference != 0, known.insert(reference).inserted,
      let type = unsafeBitCast(UInt(reference), to: Any.Type?.self)
    else { return }
    new.append(
      TraceFileType(
        reference: reference, name: strings.id(_typeName(type, qualified: true)),
        mangledName: strings.id(_mangledTypeName(type) ?? ""), closures: closures(of: type).map { strings.id($0) }))
  }

  /// A marker refers to its static text by address too.
  private mutating func add(text reference: UInt64, _ strings: inout StringTable) {
    guard known.insert(reference).inserted, let start = UnsafePointer<CChar>(bitPattern: UInt(reference)) else {
      return
    }
    let text = strings.id(String(cString: start))
    new.append(TraceFileType(reference: reference, name: text, mangledName: 0, closures: []))
  }

  mutating func take() -> TraceChunk? {
    guard !new.isEmpty else { return nil }
    defer { new = [] }
    return .types(new)
  }

  /// The names of a struct's stored closures, optional closures included.
  private func closures(of type: Any.Type) -> [String] {
    guard kind(of: type) == .struct else { return [] }
    var names: [String] = []
    _forEachField(of: type, options: []) { name, _, fieldType, _ in
      let stored = (fieldType as? any OptionalType.Type)?.wrapped ?? fieldType
      if kind(of: stored) == .function { names.append(String(cString: name)) }
      return true
    }
    return names
  }

  /// What kind of type it is: the first word of its metadata says so. Nil for a class.
  private func kind(of type: Any.Type) -> _MetadataKind? {
    _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }
}

private protocol OptionalType { static var wrapped: Any.Type { get } }

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
