import AttributeGraph
@_spi(Reflection) import Swift

/// A stored property of a view that brings itself up to date before `body` runs.
///
/// A type that conforms may hold other dynamic properties; they are updated first, then its own `update()`.
public protocol DynamicProperty {
  /// Called before each run of the body.
  mutating func update()

  /// Makes what the property keeps between runs; `nil` when it keeps nothing.
  static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage?
}

extension DynamicProperty {
  public mutating func update() {}
  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
    CompositeStorage<Self>(nested: DynamicPropertyBuffer(of: Self.self, inputs: inputs))
  }
}

/// What one dynamic property of one view keeps between runs of the body.
public class _DynamicPropertyStorage {
  /// Brings the property at `pointer` up to date.
  func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {}
  /// The view is gone.
  func removed() {}
  /// The property's name, as it is declared.
  final var name = ""
  /// The slot whose change makes the property change, for `_printChanges`; `.none` when there is none.
  var attribute: AttributeID { .none }
}

private final class CompositeStorage<P: DynamicProperty>: _DynamicPropertyStorage {
  let nested: DynamicPropertyBuffer?
  init(nested: DynamicPropertyBuffer?) { self.nested = nested }

  override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
    nested?.update(pointer, graph)
    pointer.assumingMemoryBound(to: P.self).pointee.update()
  }
  override func removed() { nested?.removed() }
}

/// The dynamic properties of one view: found once per type, kept once per view.
final class DynamicPropertyBuffer {
  struct Entry {
    let offset: Int
    let storage: _DynamicPropertyStorage
  }
  let entries: [Entry]

  /// `nil` when the type has no dynamic properties.
  init?(of type: Any.Type, inputs: _GraphInputs) {
    let fields = inputs.viewGraph.dynamicFields(of: type)
    if fields.isEmpty { return nil }
    var entries: [Entry] = []
    entries.reserveCapacity(fields.count)
    for field in fields {
      guard let storage = field.type._makeStorage(inputs: inputs) else { continue }
      storage.name = field.name
      entries.append(Entry(offset: field.offset, storage: storage))
    }
    self.entries = entries
  }

  func update(_ view: UnsafeMutableRawPointer?, _ graph: Graph) {
    guard let view else { return }
    for entry in entries { entry.storage.update(view + entry.offset, graph) }
  }

  func removed() { for entry in entries { entry.storage.removed() } }
}

/// A dynamic property as found by reflection.
struct DynamicField {
  let name: String
  let offset: Int
  let type: any DynamicProperty.Type

  /// The fields of a struct that are dynamic properties; callers keep the result.
  static func find(in type: Any.Type) -> [DynamicField] {
    var fields: [DynamicField] = []
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, kind in
      if kind == .function || kind == .existential || kind == .tuple { return true }
      if let dynamic = properties.cast(fieldType) {
        fields.append(DynamicField(name: String(cString: name), offset: offset, type: dynamic))
      }
      return true
    }
    return fields
  }

  private static let properties = DeclaredConformances<any DynamicProperty.Type>(to: (any DynamicProperty).self)
}
