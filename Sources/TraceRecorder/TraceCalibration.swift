#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
internal import CTraceClock

/// Turns a recorder's ticks into nanoseconds of the system's monotonic clock.
public struct TraceCalibration: Sendable {
  /// The processor's counter at the recorder's start.
  public let startTicks: UInt64
  /// The monotonic clock at the recorder's start.
  public let startNanoseconds: UInt64
  /// The length of a tick.
  public let nanosecondsPerTick: Double

  /// Nanoseconds from the recorder's start to `time`.
  public func nanoseconds(at time: UInt64) -> Double {
    Double(Int64(bitPattern: time &- startTicks)) * nanosecondsPerTick
  }
}

/// One moment on the recorder's clock and on the system's monotonic clock.
public struct TraceInstant: Sendable {
  /// The processor's counter.
  public let ticks: UInt64
  /// The monotonic clock.
  public let nanoseconds: UInt64

  /// Reads both clocks, one right after the other.
  public static func now() -> TraceInstant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TraceInstant(
      ticks: apus_trace_ticks(), nanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
  }
}
