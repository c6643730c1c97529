/// How smoothly a recording ran.
public struct FrameFigures: Sendable, Equatable {
  /// From this many nanoseconds on, what the main thread does in one turn is a hang.
  public static let hang: Int64 = 250_000_000

  public var frames = 0
  public var hitches = 0
  /// Milliseconds by which frames were late, for each second of the recording.
  public var hitchRatio = 0.0
  /// Nanoseconds that 99 of 100 frames do not exceed.
  public var percentile99: Int64 = 0
  public var longest: Int64 = 0
  public var hangs = 0

  public init(_ trace: Trace) {
    let durations = trace.frames.map(\.duration).sorted()
    frames = durations.count
    hitches = trace.frames.count { $0.lateness > 0 }
    let late = trace.frames.reduce(0.0) { $0 + Double($1.lateness) }
    hitchRatio = trace.duration > 0 ? late / 1e6 / (Double(trace.duration) / 1e9) : 0
    percentile99 = durations.percentile(0.99)
    longest = durations.last ?? 0
    hangs = trace.turns.count { $0.duration >= Self.hang }
  }
}
