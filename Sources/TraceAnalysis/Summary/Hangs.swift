/// A turn of the main thread so long that a tap goes unanswered for a time that people notice.
public struct Hang: Sendable, Encodable {
  /// Instruments' terms and limits: a micro hang from 250 ms, a hang from 500 ms on.
  public enum Severity: String, Sendable, Encodable { case microHang, hang }
  /// What the main thread did: `busy` ran for at least half of the time, `blocked` waited; `unknown` without samples.
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

  static let microHang: Int64 = 250_000_000
  static let hang: Int64 = 500_000_000
}

extension Trace {
  /// The main thread's hangs that began in `range`, longest first. Cost: turns and samples, once each.
  func hangs(in range: Range<Int64>, names: inout FunctionNames) -> [Hang] {
    var result: [Hang] = []
    // Samples and turns are in order of time, and a thread's turns do not overlap.
    var sample = 0
    for turn in turns where turn.duration >= Hang.microHang && turn.thread == info.mainThread {
      guard range.contains(turn.start) else { continue }
      while sample < samples.count, samples.time[sample] < turn.start { sample += 1 }
      var last = turn.start
      var processorTime: Int64 = 0
      var hot = HotFunctions()
      while sample < samples.count, samples.time[sample] <= turn.end {
        defer { sample += 1 }
        guard Int(samples.thread[sample]) == info.mainThread else { continue }
        // The first sample's time may reach back to before the turn.
        processorTime += min(Int64(samples.processorTime[sample]) * 1000, samples.time[sample] - last)
        last = samples.time[sample]
        hot.add(stack: samples.stack[sample], of: self, names: &names)
      }
      let isSampled = info.sampleRate > 0 || samples.count > 0
      result.append(
        Hang(
          start: turn.start, duration: turn.duration, severity: turn.duration >= Hang.hang ? .hang : .microHang,
          state: !isSampled ? .unknown : processorTime >= turn.duration / 2 ? .busy : .blocked,
          processorTime: processorTime, function: hot.functions(names, limit: 1).first?.name ?? ""))
    }
    return result.sorted { ($1.duration, $0.start) < ($0.duration, $1.start) }
  }
}
