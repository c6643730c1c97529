import Foundation

/// How often and when a failed request is sent again.
///
/// The wait before retry n is a random part of `base · 2ⁿ`, at most `maximumDelay`, so that clients that failed at the
/// same time do not retry at the same time ("full jitter").
public struct RetryPolicy: Sendable {
  /// Tries after the first.
  public var retries: Int
  /// Seconds.
  public var base: Double
  /// Seconds that no wait is longer than.
  public var maximumDelay: Double
  /// Waits for a number of seconds; throws if the task is cancelled.
  public var sleep: @Sendable (Double) async throws -> Void
  /// A number from 0 to 1.
  public var random: @Sendable () -> Double

  /// Times in seconds; a test hands in its own clock and numbers.
  public init(
    retries: Int = 3, base: Double = 0.25, maximumDelay: Double = 10,
    sleep: @escaping @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) },
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.retries = max(retries, 0)
    self.base = base
    self.maximumDelay = maximumDelay
    self.sleep = sleep
    self.random = random
  }

  /// Seconds to wait after `failures` failed attempts.
  func delay(after failures: Int) -> Double {
    let doublings = Double(min(max(failures - 1, 0), 30))
    return min(max(random(), 0), 1) * min(base * exp2(doublings), maximumDelay)
  }

  /// Runs an operation until it succeeds, fails permanently, or no retries are left.
  func run<Value>(
    _ operation: () async throws(DataSourceError) -> Value
  ) async throws(DataSourceError) -> Value {
    var failures = 0
    while true {
      do {
        return try await operation()
      } catch {
        failures += 1
        guard error.isPassing, failures <= retries else { throw error }
      }
      do {
        try await sleep(delay(after: failures))
      } catch {
        throw .cancelled
      }
    }
  }
}
