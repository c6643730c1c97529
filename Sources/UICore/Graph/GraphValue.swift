import AttributeGraph
@_spi(Reflection) import Swift

/// A view value inside the graph: that of a slot, or a part of a slot's value.
public struct _GraphValue<Value> {
  /// That of the slot; `.none` for a part.
  private let slot: AttributeID
  private let place: FieldPlace

  package init(_ attribute: Attribute<Value>) { (slot, place) = (attribute.id, FieldPlace(of: attribute)) }

  private init(part place: FieldPlace) { (slot, self.place) = (.none, place) }

  /// The slot that holds the value.
  ///
  /// - Precondition: the value is no ``part(at:as:)``.
  package var attribute: Attribute<Value> {
    precondition(slot != .none, "a part of a value is read by its own parts alone")
    return Attribute(unsafe: slot)
  }

  /// The stored property at `offset`: a slot of its own, so that a change beside it stops there.
  ///
  /// Offsets follow from the order in which a type declares its properties. Debug builds hold each one to the type's own
  /// description; the layout is the same in release builds, which only take the view's time.
  package func field<Field>(at offset: Int, as _: Field.Type, in graph: Graph) -> _GraphValue<Field> {
    if Field.self == Value.self { return _GraphValue<Field>(Attribute(unsafe: attribute.id)) }
    return _GraphValue<Field>(graph.field(at: part(at: offset, as: Field.self).place, as: Field.self))
  }

  /// The stored property at `offset`, for whom only its own properties are read: without a slot, whose copy nobody needs.
  package func part<Field>(at offset: Int, as _: Field.Type) -> _GraphValue<Field> {
    #if DEBUG
      guard hasField(Field.self, at: offset, in: Value.self) else {
        fatalError("\(Value.self) has no \(Field.self) at byte \(offset)")
      }
    #endif
    return _GraphValue<Field>(part: place.adding(offset))
  }

  package func map<Result>(in graph: Graph, _ transform: @escaping (Value) -> Result) -> _GraphValue<Result> {
    _GraphValue<Result>(graph.rule(MapRule(source: attribute, transform: transform)))
  }

  /// What code of the program makes of the value, and of whatever else it reads.
  func calling<Result>(in graph: Graph, _ code: @escaping (Value) -> Result) -> _GraphValue<Result> {
    _GraphValue<Result>(graph.rule(ProgramRule(source: attribute, code: code)))
  }
}

package struct MapRule<Source, Result>: Rule {
  let source: Attribute<Source>
  let transform: (Source) -> Result

  package init(source: Attribute<Source>, transform: @escaping (Source) -> Result) {
    self.source = source
    self.transform = transform
  }

  package func value(_ context: RuleContext<Result>) -> Result { transform(context.read(source)) }
}

/// Calls a closure of the program, such as one that makes views.
private struct ProgramRule<Source, Result>: Rule {
  let source: Attribute<Source>
  let code: (Source) -> Result

  func value(_ context: RuleContext<Result>) -> Result {
    let source = context.read(source)
    return context.observing { code(source) }
  }
}

#if DEBUG
  /// Whether a stored property of the type is at the offset, or one of its only property, such as a tuple.
  func hasField(_ field: Any.Type, at offset: Int, in type: Any.Type) -> Bool {
    var isFound = false
    var types: [Any.Type] = []
    _ = _forEachField(of: type, options: []) { _, start, fieldType, _ in
      types.append(fieldType)
      isFound = start == offset && fieldType == field
      return !isFound
    }
    return isFound || types.count == 1 && hasField(field, at: offset, in: types[0])
  }
#endif

/// Where Swift puts the second of two stored properties.
func offsetOfSecond<First, Second>(_: First.Type, _: Second.Type) -> Int {
  aligned(MemoryLayout<First>.size, to: MemoryLayout<Second>.alignment)
}

func aligned(_ offset: Int, to alignment: Int) -> Int { (offset + alignment - 1) & ~(alignment - 1) }
