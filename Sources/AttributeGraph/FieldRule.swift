/// Where a stored property of another slot's value is.
@usableFromInline
struct FieldPlace {
  @usableFromInline let source: AttributeID
  @usableFromInline let offset: UInt32

  @inlinable
  init(source: AttributeID, offset: UInt32) {
    self.source = source
    self.offset = offset
  }
}

/// A stored property of another slot's value; see ``Graph/field(of:at:as:)``.
@usableFromInline
struct FieldRule<Source, Field>: Rule {
  @usableFromInline let place: FieldPlace

  @usableFromInline
  func value(_ context: RuleContext<Field>) -> Field { context.graph.field(at: place, of: Source.self).pointee }

  @inlinable static var isPart: Bool { true }
}

extension Graph {
  /// The stored property at the byte `offset` of another slot's value. It is copied only when it differs from the last.
  ///
  /// Most slots are fields, so that nothing here looks up the type of their rule.
  @inlinable
  public func field<Source, Field>(of source: Attribute<Source>, at offset: Int, as _: Field.Type) -> Attribute<Field> {
    let key = KindTable.Key(field: Field.self, of: Source.self)
    let index = addNode(kindNumbers[key] ?? addKind(Kind.field(Source.self, Field.self), key))
    let slot = nodes + Int(index)
    placePointer(index).initialize(to: FieldPlace(source: source.id, offset: UInt32(offset)))
    slot.pointee.set(Node.isOutdated | Node.needsRun | Node.isPart)
    return Attribute(id(of: index))
  }

  /// A field's rule is nothing but its place, which fits into the slot.
  @inlinable @inline(__always)
  func placePointer(_ index: UInt32) -> UnsafeMutablePointer<FieldPlace> { rulePointer(index, FieldPlace.self) }

  @inlinable @inline(__always)
  func field<Source, Field>(at place: FieldPlace, of _: Source.Type) -> UnsafePointer<Field> {
    let source = UnsafeRawPointer(pointer(reading: Attribute<Source>(place.source)))
    return (source + Int(place.offset)).assumingMemoryBound(to: Field.self)
  }
}
