/// The time until a program's first frame was done. However long it is, it is no hang and its frame is no hitch, since
/// nobody waits for an answer yet.
public struct Launch: Sendable, Encodable {
  /// Nanoseconds from the recording's beginning to the end of the first frame.
  public var duration: Int64
  /// Nanoseconds that the main thread ran, from its samples.
  public var processorTime: Int64
  /// The function of most samples, shortened. Empty if no sample names one.
  public var function: String

  /// A launch longer than this is slow: Apple asks for the first frame within 400 ms.
  public static let long: Int64 = 400_000_000
}

extension Trace {
  /// When the first frame was done. Nil if there are no frames, or if the program ran before the recording.
  public var launchEnd: Int64? { frames.first.flatMap { $0.number <= 1 ? $0.end : nil } }

  func launch(names: inout FunctionNames) -> Launch? {
    guard let end = launchEnd else { return nil }
    var sample = 0
    let work = mainThreadWork(from: 0, to: end, sample: &sample, names: &names)
    return Launch(duration: end, processorTime: work.processorTime, function: work.function)
  }
}
