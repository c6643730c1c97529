/// A handle to a slot of a ``Graph``: 32 bits, meaningful only to the graph that gave it.
public struct AttributeID: Hashable, Sendable {
  @usableFromInline let rawValue: UInt32

  @inlinable init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Names no slot.
  public static let none = AttributeID(0)

  /// The slot's number, for display items and trace records. Numbers of freed slots are used again.
  @inlinable public var index: UInt32 { rawValue }
}

/// A typed handle to a slot that holds a `Value`.
public struct Attribute<Value>: Hashable, Sendable {
  public let id: AttributeID

  @inlinable init(_ id: AttributeID) { self.id = id }

  /// Gives a handle its type back.
  ///
  /// - Precondition: the slot holds a `Value`; debug builds check it when the slot is read.
  @inlinable public init(unsafe id: AttributeID) { self.id = id }
}
