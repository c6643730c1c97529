/// One thing that happened, in 32 bytes: the same in memory and, little endian, in a trace file.
///
/// What `id`, `cause`, `value`, `detail` and `reference` mean depends on the kind: see ``TraceKind/fields``. Any bytes
/// make a valid record; the kind and phase of one from a file may be unknown.
public struct TraceRecord: Sendable, Hashable {
  /// Ticks of the recording clock.
  public var time: UInt64
  /// An address in the recorded program, or a number.
  public var reference: UInt64
  /// The raw value of a ``TraceKind``.
  public var kindNumber: UInt8
  /// The raw value of a ``TracePhase``.
  public var phaseNumber: UInt8
  public var detail: UInt8
  /// Number of the recording thread's ring, in the order in which threads first recorded.
  public var thread: UInt8
  public var id: UInt32
  public var cause: UInt32
  public var value: UInt32

  @inlinable
  public init(
    time: UInt64 = 0, reference: UInt64 = 0, kindNumber: UInt8, phaseNumber: UInt8, detail: UInt8 = 0,
    thread: UInt8 = 0, id: UInt32 = 0, cause: UInt32 = 0, value: UInt32 = 0
  ) {
    (self.time, self.reference) = (time, reference)
    (self.kindNumber, self.phaseNumber, self.detail, self.thread) = (kindNumber, phaseNumber, detail, thread)
    (self.id, self.cause, self.value) = (id, cause, value)
  }

  @inlinable
  public init(
    time: UInt64 = 0, reference: UInt64 = 0, kind: TraceKind, phase: TracePhase = .instant, detail: UInt8 = 0,
    thread: UInt8 = 0, id: UInt32 = 0, cause: UInt32 = 0, value: UInt32 = 0
  ) {
    self.init(
      time: time, reference: reference, kindNumber: kind.rawValue, phaseNumber: phase.rawValue, detail: detail,
      thread: thread, id: id, cause: cause, value: value)
  }

  /// What it tells; nil for a kind that a later version added.
  @inlinable public var kind: TraceKind? { TraceKind(rawValue: kindNumber) }

  /// What the record does; nil for an unknown number.
  @inlinable public var phase: TracePhase? { TracePhase(rawValue: phaseNumber) }
}
