import Foundation

/// Monotonic wall time, in nanoseconds.
@inline(__always)
public func wallNanoseconds() -> Double { nanoseconds(of: CLOCK_MONOTONIC) }

/// Processor time of every thread of this process, in nanoseconds.
@inline(__always)
public func processorNanoseconds() -> Double { nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) }

/// Processor time of the calling thread, in nanoseconds.
@inline(__always)
public func threadNanoseconds() -> Double { nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) }

@inline(__always)
private func nanoseconds(of clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// How long to measure.
public struct Effort: Sendable {
  public var warmUps: Int
  public var minimumRuns: Int
  /// Seconds after which no further run starts once `minimumRuns` are done.
  public var seconds: Double

  public init(warmUps: Int, minimumRuns: Int, seconds: Double) {
    (self.warmUps, self.minimumRuns, self.seconds) = (warmUps, minimumRuns, seconds)
  }

  public static let full = Effort(warmUps: 3, minimumRuns: 15, seconds: 1.5)
  /// Proves that a scenario works; its figures mean nothing.
  public static let quick = Effort(warmUps: 0, minimumRuns: 2, seconds: 0)
}

/// Runs `body` until `effort` is spent; `prepare` runs before each, unmeasured.
public func measure(
  _ effort: Effort, clock: () -> Double = wallNanoseconds, prepare: () -> Void = {}, _ body: () throws -> Void
) rethrows -> Samples {
  for _ in 0..<effort.warmUps {
    prepare()
    try body()
  }
  var values: [Double] = []
  let end = wallNanoseconds() + effort.seconds * 1e9
  repeat {
    prepare()
    let start = clock()
    try body()
    values.append(clock() - start)
  } while values.count < effort.minimumRuns || wallNanoseconds() < end
  return Samples(values)
}

/// Hides a value from the optimizer, so that the work that made it is not removed.
@inline(never)
public func keep<T>(_ value: T) { withExtendedLifetime(value) {} }
