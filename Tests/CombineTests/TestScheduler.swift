import Combine

/// A scheduler whose time, in milliseconds, a test moves by hand. Actions due at one time run in the order scheduled.
final class TestScheduler: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable {
    var milliseconds: Int
    func distance(to other: Self) -> Stride { Stride(milliseconds: other.milliseconds - milliseconds) }
    func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.milliseconds) }

    struct Stride: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible {
      var milliseconds: Int
      init(milliseconds: Int) { self.milliseconds = milliseconds }
      init(integerLiteral value: Int) { milliseconds = value * 1000 }
      init?<T: BinaryInteger>(exactly source: T) { milliseconds = Int(source) }
      var magnitude: Int { milliseconds.magnitude == 0 ? 0 : Int(milliseconds.magnitude) }
      static func < (a: Self, b: Self) -> Bool { a.milliseconds < b.milliseconds }
      static func + (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds + b.milliseconds) }
      static func - (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds - b.milliseconds) }
      static func * (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds * b.milliseconds) }
      static func *= (a: inout Self, b: Self) { a = a * b }
      static func seconds(_ s: Int) -> Self { Self(milliseconds: s * 1000) }
      static func seconds(_ s: Double) -> Self { Self(milliseconds: Int((s * 1000).rounded())) }
      static func milliseconds(_ ms: Int) -> Self { Self(milliseconds: ms) }
      static func microseconds(_ us: Int) -> Self { Self(milliseconds: us / 1000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(milliseconds: ns / 1_000_000) }
    }
  }

  private struct Action {
    var due: Int
    var number: Int
    var run: () -> Void
  }

  private(set) var now = SchedulerTimeType(milliseconds: 0)
  var minimumTolerance: SchedulerTimeType.Stride { .milliseconds(0) }
  private var actions: [Action] = []
  private var nextNumber = 0

  /// How many actions wait.
  var waitingCount: Int { actions.count }

  @discardableResult private func add(_ due: SchedulerTimeType, _ run: @escaping () -> Void) -> Int {
    nextNumber += 1
    actions.append(Action(due: max(due.milliseconds, now.milliseconds), number: nextNumber, run: run))
    return nextNumber
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(date, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    func repeating(_ date: SchedulerTimeType) {
      add(date) {
        guard !isCancelled else { return }
        action()
        repeating(date.advanced(by: interval))
      }
    }
    repeating(date)
    return AnyCancellable { isCancelled = true }
  }

  /// Moves time on to a number of milliseconds from the start, and runs what is due on the way.
  func run(until milliseconds: Int) {
    while let next = actions.filter({ $0.due <= milliseconds }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
      actions.removeAll { $0.number == next.number }
      now.milliseconds = next.due
      next.run()
    }
    now.milliseconds = milliseconds
  }

  /// Sends each value at its time, in milliseconds from the start.
  func send<S: Subject>(_ values: [(Int, S.Output)], to subject: S) {
    for (time, value) in values { add(SchedulerTimeType(milliseconds: time)) { subject.send(value) } }
  }
}
