/// A turn of the main thread so long that people notice that a tap is not answered.
///
/// Only this type says what a hang is. Turns that began before the end of the first frame belong to the launch.
public struct Hang: Sendable, Encodable {
  /// The terms and limits of Instruments: a micro hang from 250 ms on, a hang from 500 ms on.
  public enum Severity: String, Sendable, Encodable {
    case microHang, hang

    /// Nil if the turn is not a hang.
    public init?(duration: Int64) {
      guard duration >= 250_000_000 else { return nil }
      self = duration >= 500_000_000 ? .hang : .microHang
    }
  }
  /// What the main thread did for at least half of the time. `blocked`: it waited for a file, a lock or a reply.
  /// `busy`: it ran, or was ready to. `unknown`: there are no samples.
  public enum State: String, Sendable, Encodable { case busy, blocked, unknown }

  /// Nanoseconds.
  public var start: Int64
  public var duration: Int64
  public var severity: Severity
  public var state: State
  /// Nanoseconds that the main thread ran, from its samples.
  public var processorTime: Int64
  /// The function of most samples, shortened. Empty if no sample names one.
  public var function: String
}

extension Trace {
  /// The turns of the main thread that are hangs, in order of time.
  func hangingTurns(in range: Range<Int64>) -> [(turn: Span, severity: Hang.Severity)] {
    let launched = launchEnd ?? .min
    return turns.compactMap { turn in
      guard turn.thread == info.mainThread, range.contains(turn.start), turn.start >= launched else { return nil }
      return Hang.Severity(duration: turn.duration).map { (turn, $0) }
    }
  }

  /// The hangs that began in `range`, longest first. Cost: one pass over turns and samples.
  func hangs(in range: Range<Int64>, names: inout FunctionNames) -> [Hang] {
    // Samples and turns are in order of time, and the turns of a thread do not overlap.
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
