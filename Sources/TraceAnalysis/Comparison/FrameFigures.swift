/// How smoothly a program ran: the figures that comparisons and budgets use.
///
/// ``Hitches`` and ``Hang`` define hitches and hangs; the launch has neither.
public struct FrameFigures: Sendable, Equatable {
  public var frames = 0
  public var hitches = 0
  /// Milliseconds late for each second in which frames were made.
  public var hitchRatio = 0.0
  /// 99 of 100 frames take at most so many nanoseconds.
  public var percentile99: Int64 = 0
  public var longest: Int64 = 0
  public var hangs = 0
  public var microHangs = 0

  public init(_ trace: Trace) {
    let range = Int64.min..<Int64.max
    let late = Hitches(trace, range: range)
    (frames, hitches, hitchRatio) = (late.frames, late.hitches.count, late.ratio)
    let durations = trace.frames.dropFirst(trace.frames.count - frames).map(\.duration).sorted()
    (percentile99, longest) = (durations.percentile(0.99), durations.last ?? 0)
    for (_, severity) in trace.hangingTurns(in: range) {
      switch severity {
      case .hang: hangs += 1
      case .microHang: microHangs += 1
      }
    }
  }
}
