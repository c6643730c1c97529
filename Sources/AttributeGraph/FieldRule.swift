/// A stored property of another slot's value; see ``Graph/field(of:at:as:)``.
@usableFromInline
struct FieldRule<Source, Field>: Rule {
  @usableFromInline let source: Attribute<Source>
  @usableFromInline let offset: UInt32

  @inlinable
  init(source: Attribute<Source>, offset: UInt32) {
    self.source = source
    self.offset = offset
  }

  @inlinable @inline(__always)
  func field(in source: UnsafePointer<Source>) -> UnsafePointer<Field> {
    (UnsafeRawPointer(source) + Int(offset)).assumingMemoryBound(to: Field.self)
  }

  @inlinable
  func value(_ context: RuleContext<Field>) -> Field { field(in: context.graph.pointer(reading: source)).pointee }

  @inlinable static var isPart: Bool { true }
}
