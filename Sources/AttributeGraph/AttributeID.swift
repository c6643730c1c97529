/// A handle to a slot of a ``Graph``: 32 bits that mean something only to that graph.
public struct AttributeID: Hashable, Sendable {
  @usableFromInline let rawValue: UInt32

  @inlinable init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The handle of no slot.
  public static let none = AttributeID(0)

  /// The slot's number, for display items and trace records. A new slot may get the number of a freed one.
  @inlinable public var index: UInt32 { rawValue }
}

/// A typed handle to a slot that holds a `Value`.
public struct Attribute<Value>: Hashable, Sendable {
  public let id: AttributeID

  @inlinable init(_ id: AttributeID) { self.id = id }

  /// Gives an untyped handle its type.
  ///
  /// - Precondition: the slot holds a `Value`. Debug builds check this when the slot is read.
  @inlinable public init(unsafe id: AttributeID) { self.id = id }
}
