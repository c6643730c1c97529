/// A handle to a slot of a ``Graph``: 32 bits that mean something only to that graph.
///
/// A new slot may get the number of a freed one. So the handle also holds the slot's generation, and using a handle after
/// its slot was freed stops the program. Generations are counted modulo 64.
public struct AttributeID: Hashable, Sendable {
  /// The number in the low 26 bits, the generation above.
  @usableFromInline let rawValue: UInt32

  /// - Parameter generation: at its place in the word of a ``Node``.
  @inlinable init(index: UInt32, generation: UInt32) {
    rawValue = index | (generation & Node.generationMask) &<< Self.generationShift
  }

  /// The handle of no slot.
  @inlinable public static var none: AttributeID { AttributeID(index: 0, generation: 0) }

  /// The slot's number, for display items and trace records. A new slot may get the number of a freed one.
  @inlinable public var index: UInt32 { rawValue & Self.indexMask }

  // A literal, which other modules see, while they would call for a value that is computed.
  @usableFromInline static let indexMask: UInt32 = (1 << 26) - 1
  /// From the generation's place in a node to its place here.
  @usableFromInline static let generationShift: UInt32 = 9
}

/// A typed handle to a slot that holds a `Value`.
public struct Attribute<Value>: Hashable, Sendable {
  public let id: AttributeID

  @inlinable init(_ id: AttributeID) { self.id = id }

  /// Gives an untyped handle its type.
  ///
  /// - Precondition: the slot holds a `Value`.
  @inlinable public init(unsafe id: AttributeID) { self.id = id }
}
