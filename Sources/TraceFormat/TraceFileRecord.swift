/// One thing that happened, as it lies in the file: 32 bytes, little endian, in this order.
///
/// The same layout as the recorder's record, so that both are copied whole. Any bytes make a valid record; what the
/// numbers mean, and which of them are known, is for the reader to say.
public struct TraceFileRecord: Sendable, Hashable {
  /// Ticks of the recording clock.
  public var time: UInt64
  public var reference: UInt64
  public var kind: UInt8
  public var phase: UInt8
  public var detail: UInt8
  public var thread: UInt8
  public var id: UInt32
  public var cause: UInt32
  public var value: UInt32

  public init(
    time: UInt64 = 0, reference: UInt64 = 0, kind: UInt8 = 0, phase: UInt8 = 0, detail: UInt8 = 0, thread: UInt8 = 0,
    id: UInt32 = 0, cause: UInt32 = 0, value: UInt32 = 0
  ) {
    (self.time, self.reference) = (time, reference)
    (self.kind, self.phase, self.detail, self.thread) = (kind, phase, detail, thread)
    (self.id, self.cause, self.value) = (id, cause, value)
  }
}
