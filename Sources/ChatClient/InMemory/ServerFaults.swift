/// What goes wrong between an ``InMemoryChatServer`` and those who ask it. Probabilities are from 0 to 1.
public struct ServerFaults: Sendable, Equatable {
  /// Whether nobody reaches the server.
  public var isDisconnected = false
  /// How often a question does not arrive.
  public var lostRequests = 0.0
  /// How often an answer does not arrive, after the server has done what was asked.
  public var lostAnswers = 0.0
  /// How often the server asks to wait instead.
  public var rateLimits = 0.0
  /// For how many seconds.
  public var rateLimitSeconds = 1.0
  /// How often the server fails.
  public var serverFaults = 0.0
  /// How often an event is told twice, or one that was told before comes again.
  public var duplicates = 0.0
  /// Whether the events of an answer come in any order.
  public var isShuffled = false
  /// How often an echo does not say what it was sent under.
  public var hiddenTransactions = 0.0
  /// Seconds that an answer takes.
  public var delay: ClosedRange<Double> = 0...0

  /// Nothing goes wrong.
  public init() {}
}
