/// Where a stored property of a slot's value is, or one of its own stored properties, and so on.
public struct FieldPlace: Sendable {
  @usableFromInline let slot: AttributeID
  /// In bytes from the beginning of the value; its highest bit tells whether the value is in the slot itself.
  @usableFromInline let offset: UInt32
  @usableFromInline static let isInline: UInt32 = 1 << 31

  /// Where the whole value of a slot is.
  @inlinable
  public init<Value>(of attribute: Attribute<Value>) {
    self.init(slot: attribute.id, offset: Graph.isInline(Value.self) ? Self.isInline : 0)
  }

  @inlinable
  init(slot: AttributeID, offset: UInt32) {
    self.slot = slot
    self.offset = offset
  }

  /// Where a property of what is here is, by its offset in bytes.
  @inlinable
  public func adding(_ offset: Int) -> FieldPlace { FieldPlace(slot: slot, offset: self.offset + UInt32(offset)) }
}

/// A stored property of another slot's value; see ``Graph/field(at:as:)``.
@usableFromInline
struct FieldRule<Field>: Rule {
  @usableFromInline let place: FieldPlace

  @usableFromInline
  func value(_ context: RuleContext<Field>) -> Field { context.graph.pointer(reading: place, Field.self).pointee }

  @inlinable static var isPart: Bool { true }
}

extension Graph {
  /// The stored property at a place in another slot's value. It is copied only when it differs from the last.
  ///
  /// Most slots are fields, so that nothing here looks up the type of their rule.
  @inlinable
  public func field<Field>(at place: FieldPlace, as _: Field.Type) -> Attribute<Field> {
    let key = KindTable.Key(field: Field.self)
    let index = addNode(kindNumbers[key] ?? addKind(Kind.field(Field.self), key))
    let slot = nodes + Int(index)
    placePointer(index).initialize(to: place)
    slot.pointee.set(Node.isOutdated | Node.needsRun | Node.isPart)
    return Attribute(id(of: index))
  }

  /// A field's rule is nothing but its place, which fits into the slot.
  @inlinable @inline(__always)
  func placePointer(_ index: UInt32) -> UnsafeMutablePointer<FieldPlace> { rulePointer(index, FieldPlace.self) }

  @inlinable @inline(__always)
  func pointer<Field>(reading place: FieldPlace, _: Field.Type) -> UnsafePointer<Field> {
    let index = index(of: place.slot, Field.self)
    willRead(index)
    let slot = nodes + Int(index)
    let value =
      place.offset & FieldPlace.isInline != 0
      ? UnsafeRawPointer(slot) + 48 : UnsafeRawPointer(bitPattern: UInt(slot.pointee.value)).unsafelyUnwrapped
    return (value + Int(place.offset & ~FieldPlace.isInline)).assumingMemoryBound(to: Field.self)
  }
}
