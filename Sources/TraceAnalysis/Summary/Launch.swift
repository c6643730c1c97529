/// The time until a program's first frame was done: however long, nobody waits for an answer meanwhile, so that it is no
/// hang, and its frame is late for nobody.
public struct Launch: Sendable, Encodable {
  /// Nanoseconds from the recording's beginning to the first frame's end.
  public var duration: Int64
  /// Nanoseconds that the main thread ran, from its samples.
  public var processorTime: Int64
  /// What most of its samples were in, shortened; empty where none says.
  public var function: String

  /// From when on it is long: Apple asks for the first frame within 400 ms.
  public static let long: Int64 = 400_000_000
}

extension Trace {
  /// When the program's first frame was done; nil without frames, or where the program ran before it was recorded.
  public var launchEnd: Int64? { frames.first.flatMap { $0.number <= 1 ? $0.end : nil } }

  func launch(names: inout FunctionNames) -> Launch? {
    guard let end = launchEnd else { return nil }
    var sample = 0
    let work = mainThreadWork(from: 0, to: end, sample: &sample, names: &names)
    return Launch(duration: end, processorTime: work.processorTime, function: work.function)
  }
}
