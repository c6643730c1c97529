/// What kind of work a rule does. The numbers are part of the format of trace files.
public enum UpdateKind: UInt8, Sendable, CaseIterable {
  /// A view's or modifier's `body`.
  case body
  /// A check of one environment key.
  case environment
  case layout
  case display
  case other
  /// Which views a container shows.
  case list
  case preference
  case animation
  /// Code of the program that runs outside of bodies, as in `Canvas`.
  case representable
}

/// What came of a rule's run. The numbers are part of the format of trace files.
public enum UpdateOutcome: UInt8, Sendable, CaseIterable {
  /// The new value equals the old one: the run was for nothing.
  case equal
  case changed
  /// The values differ in closures alone, which cannot be compared: the run was very likely for nothing.
  case closuresOnly
}

extension TraceRecord {
  /// Set in the `detail` of a `create` whose attribute had run before the recording began.
  public static let createdBefore: UInt8 = 0x80

  /// The kind of update of a `rule`, `check`, `create` or `remove`; ``UpdateKind/other`` for an unknown number.
  @inlinable public var updateKind: UpdateKind {
    UpdateKind(rawValue: kind == .create ? detail & ~Self.createdBefore : detail) ?? .other
  }

  /// Whether the attribute of a `create` had run before the recording began.
  @inlinable public var isCreatedBefore: Bool { detail & Self.createdBefore != 0 }

  /// What came of the run, in the record that ends a `rule`; nil for an unknown number.
  @inlinable public var outcome: UpdateOutcome? { UInt8(exactly: value).flatMap(UpdateOutcome.init(rawValue:)) }
}
