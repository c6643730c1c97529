import Dispatch

/// A session's clock and its chance: a test hands in its own.
public struct SessionTime: Sendable {
  /// Seconds on a clock that never goes back.
  public var now: @Sendable () -> Double
  /// Waits for so many seconds, or until the task is cancelled.
  public var sleep: @Sendable (Double) async -> Void
  /// A number from 0 to below 1.
  public var random: @Sendable () -> Double

  /// A clock and a source of chance.
  public init(
    now: @escaping @Sendable () -> Double, sleep: @escaping @Sendable (Double) async -> Void,
    random: @escaping @Sendable () -> Double
  ) {
    self.now = now
    self.sleep = sleep
    self.random = random
  }

  /// This machine's.
  public static let system = SessionTime(
    now: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
    sleep: { seconds in try? await Task.sleep(for: .seconds(min(max(seconds, 0), 1e6))) },
    random: { .random(in: 0..<1) })
}

/// How long to wait after one failure after another: twice as long each time, up to a ceiling, with half of it by
/// chance.
struct Backoff {
  /// Seconds of the first wait, at most.
  static let first = 1.0
  /// Seconds of any wait.
  static let ceiling = 60.0
  /// Seconds of a wait that a server may ask for.
  static let longestRequest = 3600.0

  private var failures = 0

  /// Seconds to wait now: never less than the server has asked for.
  mutating func next(after error: ChatBackendError, random: Double) -> Double {
    let whole = min(Self.ceiling, Self.first * Double(1 << min(failures, 10)))
    failures += 1
    let wait = whole / 2 + whole / 2 * random
    guard case .rateLimited(let seconds?) = error, seconds.isFinite else { return wait }
    return max(min(seconds, Self.longestRequest), 0) + wait / 4
  }

  mutating func reset() { failures = 0 }
}
