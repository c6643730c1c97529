#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Measures how long the code between its making and `seconds` kept its thread busy, where code may await in between.
///
/// The main queue of a test program is served by changing threads. Code that stays on one thread counts with that thread's
/// processor time, which other programs do not lengthen. Where it moves to another in between, the whole time counts, which
/// is no less.
package struct TurnTime {
  private let thread = pthread_self()
  private let used = Self.used()
  private let start = ContinuousClock.now

  package init() {}

  /// The time until now, in seconds.
  package var seconds: Double {
    pthread_equal(thread, pthread_self()) != 0 ? Self.used() - used : (ContinuousClock.now - start) / .seconds(1)
  }

  private static func used() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
