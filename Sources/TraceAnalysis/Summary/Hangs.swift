/// A turn of the main thread so long that a tap goes unanswered for a time that people notice.
///
/// This is the one place that says what a hang is; turns that began before the first frame's end are the launch.
public struct Hang: Sendable, Encodable {
  /// Instruments' terms and limits: a micro hang from 250 ms, a hang from 500 ms on.
  public enum Severity: String, Sendable, Encodable {
    case microHang, hang

    /// Nil for a turn that is none.
    public init?(duration: Int64) {
      guard duration >= 250_000_000 else { return nil }
      self = duration >= 500_000_000 ? .hang : .microHang
    }
  }
  /// What the main thread did for at least half of the time: `blocked` that it waited, for a file, a lock or a reply,
  /// else `busy` that it ran or would have, had it had the processor; `unknown` without samples.
  public enum State: String, Sendable, Encodable { case busy, blocked, unknown }

  /// Nanoseconds.
  public var start: Int64
  public var duration: Int64
  public var severity: Severity
  public var state: State
  /// Nanoseconds that the main thread ran, from its samples.
  public var processorTime: Int64
  /// What most of its samples were in, shortened; empty where none says.
  public var function: String
}

extension Trace {
  /// Turns of the main thread that are hangs, in order of time.
  func hangingTurns(in range: Range<Int64>) -> [(turn: Span, severity: Hang.Severity)] {
    let launched = launchEnd ?? .min
    return turns.compactMap { turn in
      guard turn.thread == info.mainThread, range.contains(turn.start), turn.start >= launched else { return nil }
      return Hang.Severity(duration: turn.duration).map { (turn, $0) }
    }
  }

  /// The main thread's hangs that began in `range`, longest first. Cost: turns and samples, once each.
  func hangs(in range: Range<Int64>, names: inout FunctionNames) -> [Hang] {
    // Samples and turns are in order of time, and a thread's turns do not overlap.
    var sample = 0
    let isSampled = info.sampleRate > 0 || samples.count > 0
    let result = hangingTurns(in: range).map { turn, severity in
      let work = mainThreadWork(from: turn.start, to: turn.end, sample: &sample, names: &names)
      return Hang(
        start: turn.start, duration: turn.duration, severity: severity,
        state: !isSampled ? .unknown : work.waitingTime >= turn.duration / 2 ? .blocked : .busy,
        processorTime: work.processorTime, function: work.function)
    }
    return result.sorted { ($1.duration, $0.start) < ($0.duration, $1.start) }
  }
}
