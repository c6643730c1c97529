/// The keys of an ``TraceChunk/info(_:)`` chunk. Each is optional, and there may be others.
public enum TraceInfoKey {
  /// Path of the program.
  public static let program = "program"
  /// One entry for each argument, in order.
  public static let argument = "argument"
  /// Name of the machine.
  public static let host = "host"
  /// Version of Apus.
  public static let version = "version"
  /// Samples a second; 0 for none.
  public static let sampleRate = "sampleRate"
  /// Which rules are recorded: `bodies` or `all`.
  public static let updates = "updates"
  /// Nanoseconds to record one record, measured at the start.
  public static let recordCost = "recordCost"
}
