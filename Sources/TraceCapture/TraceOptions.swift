/// What the environment asks to be recorded.
public struct TraceOptions: Sendable, Equatable {
  /// Which runs of rules are recorded.
  public enum Updates: String, Sendable, CaseIterable {
    /// Bodies, environment keys and representables. They slow a program by 5 % at most.
    case bodies
    /// Every rule of the graph.
    case all
  }

  /// An environment variable has an unusable value; the description is one line.
  public struct Invalid: Error, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// The file to record into from the beginning; nil for none.
  public var path: String?
  /// Samples a second of processor time, 0 for none.
  public var sampleRate = 1000
  /// Which runs of rules are recorded.
  public var updates = Updates.bodies
  /// Where to listen for `apus record --attach`; nil for nowhere.
  public var socketPath: String?

  /// The rates that can be asked for, in samples a second; 0 takes none.
  public static let sampleRates = 0...10_000

  /// Whether a recording or a socket was asked for.
  public var isRequested: Bool { path != nil || socketPath != nil }

  /// Asks for what is given; without a path and a socket, for nothing.
  public init(path: String? = nil, sampleRate: Int = 1000, updates: Updates = .bodies, socketPath: String? = nil) {
    (self.path, self.sampleRate, self.updates, self.socketPath) = (path, sampleRate, updates, socketPath)
  }

  /// Reads `APUS_TRACE` (a file), `APUS_TRACE_SOCKET` (where to make the control socket), `APUS_TRACE_SAMPLE_RATE`
  /// (samples a second) and `APUS_TRACE_UPDATES` (`bodies` or `all`). An empty variable counts as absent.
  public init(environment: [String: String]) throws(Invalid) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    path = value("APUS_TRACE")
    socketPath = value("APUS_TRACE_SOCKET")
    if let text = value("APUS_TRACE_SAMPLE_RATE") {
      guard let rate = Self.sampleRate(text) else {
        throw Invalid(description: "APUS_TRACE_SAMPLE_RATE is a number of samples a second up to 10000, not \(text)")
      }
      sampleRate = rate
    }
    if let text = value("APUS_TRACE_UPDATES") {
      guard let updates = Updates(rawValue: text) else {
        throw Invalid(description: "APUS_TRACE_UPDATES is \"bodies\" or \"all\", not \(text)")
      }
      self.updates = updates
    }
  }

  static func sampleRate(_ text: some StringProtocol) -> Int? {
    Int(text).flatMap { sampleRates.contains($0) ? $0 : nil }
  }
}
