/// One slot: 64 bytes, a cache line.
///
/// Values and rules of at most 8 bytes are in the slot; larger ones are on the heap.
@usableFromInline
struct Node {
  /// The rule's kind in the low 16 bits, a flag, the slot's generation in the next 6, flags in the others.
  @usableFromInline var kindAndFlags: UInt32
  /// Up to this revision, the value is known to be up to date.
  @usableFromInline var verifiedAt: UInt32
  /// The revision in which the value last changed.
  @usableFromInline var changedAt: UInt32
  @usableFromInline var subgraph: UInt32
  @usableFromInline var inputs: EdgeList
  @usableFromInline var outputs: EdgeList
  @usableFromInline var value: UInt64
  @usableFromInline var rule: UInt64

  @inlinable
  init(kind: UInt32, subgraph: UInt32) {
    kindAndFlags = kind
    verifiedAt = 0
    changedAt = 0
    self.subgraph = subgraph
    inputs = EdgeList()
    outputs = EdgeList()
    value = 0
    rule = 0
  }

  /// A sweep of outputs has met the slot.
  @usableFromInline static let isMet: UInt32 = 1 << 16
  /// The last run, or a later answer of its value, read something outside the graph.
  @usableFromInline static let hasOutsideReads: UInt32 = 1 << 23
  /// An input of the value may have changed.
  @usableFromInline static let isOutdated: UInt32 = 1 << 24
  /// The next pull runs the rule without checking the inputs.
  @usableFromInline static let needsRun: UInt32 = 1 << 25
  @usableFromInline static let hasValue: UInt32 = 1 << 26
  @usableFromInline static let isUpdating: UInt32 = 1 << 27
  @usableFromInline static let isAlive: UInt32 = 1 << 28
  /// Marking continues from here only when the value has changed.
  @usableFromInline static let isCutoff: UInt32 = 1 << 29
  /// The slot is one of the graph's pending cutoffs.
  @usableFromInline static let isPending: UInt32 = 1 << 30
  /// The value is a part of its only input's value.
  @usableFromInline static let isPart: UInt32 = 1 << 31
  @usableFromInline static let kindMask: UInt32 = (1 << 16) - 1
  @usableFromInline static let generationMask: UInt32 = 63 << 17

  /// Whether the handle and the slot have the same generation.
  @inlinable @inline(__always)
  func isNamed(by id: AttributeID) -> Bool {
    (kindAndFlags &<< AttributeID.generationShift ^ id.rawValue) & ~AttributeID.indexMask == 0
  }

  /// Frees the slot: handles to it are stale from now on.
  mutating func endGeneration() { kindAndFlags = (kindAndFlags &+ 1 << 17) & Self.generationMask }

  @inlinable @inline(__always)
  func has(_ flag: UInt32) -> Bool { kindAndFlags & flag != 0 }

  @inlinable @inline(__always)
  mutating func set(_ flag: UInt32) { kindAndFlags |= flag }

  @inlinable @inline(__always)
  mutating func clear(_ flag: UInt32) { kindAndFlags &= ~flag }
}
