/// One thing that happened, in 32 bytes.
///
/// What `id`, `cause`, `value`, `detail` and `reference` mean depends on the ``TraceKind``; those it does not name are 0.
public struct TraceRecord: Sendable {
  /// Ticks of the recorder's clock; ``TraceCalibration`` turns them into nanoseconds.
  public var time: UInt64
  /// The address of a type's metadata or of static text; names are looked up after recording.
  public var reference: UInt
  public var kind: TraceKind
  public var phase: TracePhase
  public var detail: UInt8
  /// Number of the recording thread's ring, in the order in which threads first recorded.
  public var thread: UInt8
  public var id: UInt32
  public var cause: UInt32
  public var value: UInt32

  @usableFromInline
  init(
    time: UInt64, reference: UInt, kind: TraceKind, phase: TracePhase, detail: UInt8, thread: UInt8, id: UInt32,
    cause: UInt32, value: UInt32
  ) {
    self.time = time
    self.reference = reference
    self.kind = kind
    self.phase = phase
    self.detail = detail
    self.thread = thread
    self.id = id
    self.cause = cause
    self.value = value
  }

  /// The type that `reference` names; `nil` for a kind that refers to none.
  public var type: Any.Type? {
    switch kind {
    case .rule, .check, .create, .action, .note: unsafeBitCast(reference, to: Any.Type?.self)
    default: nil
    }
  }

  /// The text of a marker.
  public var text: String? {
    guard kind == .marker, let start = UnsafePointer<CChar>(bitPattern: reference) else { return nil }
    return String(cString: start)
  }
}

extension TraceRecord {
  /// The addresses that a stack record carries, innermost first.
  public var addresses: [UInt64] {
    guard kind == .stack else { return [] }
    return Array([time, UInt64(reference), UInt64(cause) | UInt64(value) << 32].prefix(Int(detail)))
  }

  init(addresses: UnsafePointer<UInt64>, count: Int, thread: UInt8) {
    let third = count > 2 ? addresses[2] : 0
    self.init(
      time: addresses[0], reference: count > 1 ? UInt(addresses[1]) : 0, kind: .stack, phase: .instant,
      detail: UInt8(count), thread: thread, id: 0, cause: UInt32(truncatingIfNeeded: third),
      value: UInt32(truncatingIfNeeded: third >> 32))
  }
}

/// Whether a record opens a span, closes the last open one of its kind and thread, or stands alone.
public enum TracePhase: UInt8, Sendable { case begin, end, instant }
