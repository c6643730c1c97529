/// Frames that came too late, and how much that was for the time recorded.
public struct Hitches: Sendable, Encodable {
  public struct Hitch: Sendable, Encodable {
    /// The frame's number.
    public var frame: Int
    /// Nanoseconds.
    public var start: Int64
    public var duration: Int64
    /// Nanoseconds past the deadline.
    public var lateness: Int64
  }
  public enum Level: String, Sendable, Encodable { case good, warning, critical }

  /// Frames looked at; the first of the recording, which waits for the launch, is none of them.
  public var frames = 0
  /// Nanoseconds late, all together.
  public var total: Int64 = 0
  /// Milliseconds late in each second of the time looked at.
  public var ratio = 0.0
  /// By the ratio, as Xcode's organizer has it: good up to 5 ms/s, a warning up to 10, critical above.
  public var level = Level.good
  /// The latest first.
  public var hitches: [Hitch] = []

  /// - Parameter range: when the frames began, nanoseconds, within the recording.
  init(_ trace: Trace, range: Range<Int64>) {
    for frame in trace.frames.dropFirst() where range.contains(frame.start) {
      frames += 1
      guard frame.lateness > 0 else { continue }
      total &+= frame.lateness
      hitches.append(
        Hitch(frame: frame.number, start: frame.start, duration: frame.duration, lateness: frame.lateness))
    }
    hitches.sort { ($1.lateness, $0.start) < ($0.lateness, $1.start) }
    let length = min(range.upperBound, trace.duration) - range.lowerBound
    if length > 0 { ratio = Double(total) / Double(length) * 1000 }
    level = ratio <= 5 ? .good : ratio <= 10 ? .warning : .critical
  }
}
