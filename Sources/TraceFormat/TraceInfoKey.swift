/// The keys of an ``TraceChunk/info(_:)`` chunk. Each is optional, and there may be others.
public enum TraceInfoKey: String, Sendable, CaseIterable {
  /// Path of the program.
  case program
  /// One entry for each argument, in order.
  case argument
  /// Name of the machine.
  case host
  /// Samples a second; 0 for none.
  case sampleRate
  /// How samples are taken: `perf` or `processor clock`.
  case sampling
  /// Which rules are recorded: `bodies` or `all`.
  case updates
  /// Nanoseconds to record one record, measured at the start.
  case recordCost
}
