/// Frames that came late, and how much of the time they were late.
///
/// Only this type says what a hitch is: a frame that was done after its deadline. The launch's frame is never one.
public struct Hitches: Sendable, Encodable {
  /// A frame that was late.
  public struct Hitch: Sendable, Encodable {
    /// The frame's number.
    public var frame: Int
    /// Nanoseconds.
    public var start: Int64
    public var duration: Int64
    /// Nanoseconds after the deadline.
    public var lateness: Int64
    /// The pass that took most of the frame, without passes inside it, and its time: `raster`. Empty if none is known.
    public var pass = ""
    public var passTime: Int64 = 0
  }
  /// How much hitches disturb: `good` up to 5 milliseconds late a second, `warning` up to 10, `critical` above.
  public enum Level: String, Sendable, Encodable { case good, warning, critical }

  /// How many frames were examined.
  public var frames = 0
  /// Nanoseconds late, of all frames together.
  public var total: Int64 = 0
  /// Nanoseconds in which frames were made: for each, one interval of the display and the time it was late.
  ///
  /// Apple's hitch time ratio divides by the duration of an animation or a scroll. If frame follows frame, this sum is
  /// that duration. Pauses in which nothing moved do not count, nor do jumps of a manual clock.
  public var time: Int64 = 0
  /// Milliseconds late in each second of ``time``.
  public var ratio = 0.0
  /// By the ratio, with the limits of Xcode's organizer: good up to 5 ms/s, a warning up to 10, critical above.
  public var level = Level.good
  /// Whether the program ran without a display. The deadline of a frame is then one interval after it began.
  public var isWithoutDisplay = false
  /// The latest frames first.
  public var hitches: [Hitch] = []

  /// - Parameter range: frames that began in it count, in nanoseconds.
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

  /// The kind of pass that took the most time, without passes inside it.
  private static func longest(_ passes: ArraySlice<Span>) -> (kind: PassKind, time: Int64)? {
    var times: [PassKind: Int64] = [:]
    var open: [Span] = []
    for span in passes {
      guard let kind = span.pass else { continue }
      // Of each thread, few passes are open at a time.
      open.removeAll { $0.end <= span.start }
      times[kind, default: 0] += span.duration
      // On other threads, passes run at the same time, not inside.
      if let outer = open.last(where: { $0.thread == span.thread && $0.end >= span.end }), let kind = outer.pass {
        times[kind, default: 0] -= span.duration
      }
      open.append(span)
    }
    return times.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }.map { ($0.key, $0.value) }
  }
}
