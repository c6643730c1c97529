/// Frames that came too late, and how much that was for the time in which frames were made.
///
/// This is the one place that says what a hitch is: a frame that was done after its deadline. The launch's frame is none.
public struct Hitches: Sendable, Encodable {
  public struct Hitch: Sendable, Encodable {
    /// The frame's number.
    public var frame: Int
    /// Nanoseconds.
    public var start: Int64
    public var duration: Int64
    /// Nanoseconds past the deadline.
    public var lateness: Int64
    /// The pass that took most of it, what is inside it apart, and how long it took: `raster`; empty where none is known.
    public var pass = ""
    public var passTime: Int64 = 0
  }
  public enum Level: String, Sendable, Encodable { case good, warning, critical }

  /// Frames looked at.
  public var frames = 0
  /// Nanoseconds late, all together.
  public var total: Int64 = 0
  /// Nanoseconds in which frames were made: an interval of the display for each, and what it was late.
  ///
  /// Apple's hitch time ratio divides by the length of an animation or a scroll. Of one in which frame follows on frame
  /// this sum is the length; pauses between two of them, in which nothing moved and nothing could stutter, do not count,
  /// nor does a clock that jumps over them, as that of a program without a display does.
  public var time: Int64 = 0
  /// Milliseconds late in each second of ``time``.
  public var ratio = 0.0
  /// By the ratio, as Xcode's organizer has it: good up to 5 ms/s, a warning up to 10, critical above.
  public var level = Level.good
  /// Whether the program ran without a display: a frame's deadline is then one interval after it began.
  public var isWithoutDisplay = false
  /// The latest first.
  public var hitches: [Hitch] = []

  /// - Parameter range: when the frames began, nanoseconds.
  init(_ trace: Trace, range: Range<Int64>) {
    let frames = trace.frames.dropFirst(trace.launchEnd == nil ? 0 : 1)
    // Passes and frames are in order of time.
    var pass = 0
    for frame in frames where range.contains(frame.start) {
      self.frames += 1
      time &+= frame.interval &+ frame.lateness
      guard frame.lateness > 0 else { continue }
      total &+= frame.lateness
      while pass < trace.passes.count, trace.passes[pass].start < frame.start { pass += 1 }
      let end = trace.passes[pass...].firstIndex { $0.start > frame.end } ?? trace.passes.count
      let longest = Self.longest(trace.passes[pass..<end])
      hitches.append(
        Hitch(
          frame: frame.number, start: frame.start, duration: frame.duration, lateness: frame.lateness,
          pass: longest?.kind.title ?? "", passTime: longest?.time ?? 0))
    }
    hitches.sort { ($1.lateness, $0.start) < ($0.lateness, $1.start) }
    if time > 0 { ratio = Double(total) / Double(time) * 1000 }
    level = ratio <= 5 ? .good : ratio <= 10 ? .warning : .critical
    isWithoutDisplay = trace.info.arguments.contains("--headless")
  }

  /// The kind of pass that took most time without what was inside it.
  private static func longest(_ passes: ArraySlice<Span>) -> (kind: PassKind, time: Int64)? {
    var times: [PassKind: Int64] = [:]
    var open: [Span] = []
    for span in passes {
      guard let kind = span.pass else { continue }
      while let last = open.last, last.end <= span.start { open.removeLast() }
      times[kind, default: 0] += span.duration
      // Of several threads, those of others run beside and not inside.
      if let outer = open.last(where: { $0.thread == span.thread && $0.end >= span.end }), let kind = outer.pass {
        times[kind, default: 0] -= span.duration
      }
      open.append(span)
    }
    return times.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }.map { ($0.key, $0.value) }
  }
}
