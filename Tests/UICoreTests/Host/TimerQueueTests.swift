import Testing

@testable import UICore

@MainActor @Suite struct TimerQueueTests {
  @Test func timersRunByDeadlineThenByAge() {
    var queue = TimerQueue()
    var log: [String] = []
    for (name, deadline) in [("c", 3.0), ("a", 1.0), ("b1", 2.0), ("b2", 2.0), ("b3", 2.0)] {
      _ = queue.add(deadline: deadline) { log.append(name) }
    }
    #expect(queue.nextDeadline() == 1)
    while let action = queue.popDue(at: 2.5) { action() }
    #expect(log == ["a", "b1", "b2", "b3"])
    #expect(queue.nextDeadline() == 3)
  }

  @Test func aCancelledTimerNeitherRunsNorWakes() {
    var queue = TimerQueue()
    let timer = queue.add(deadline: 1) { Issue.record("ran") }
    timer.cancel()
    #expect(queue.nextDeadline() == nil)
    #expect(queue.popDue(at: 2) == nil)
  }

  /// Against a plain sort, with cancellations in between.
  @Test func agreesWithASortedArray() {
    var random = SplitMix(state: 7)
    var queue = TimerQueue()
    var expected: [(deadline: Double, number: Int)] = []
    var ran: [Int] = []
    for number in 0..<1_000 {
      let deadline = Double(random.next() % 50)
      let timer = queue.add(deadline: deadline) { ran.append(number) }
      if random.next() % 3 == 0 { timer.cancel() } else { expected.append((deadline, number)) }
    }
    while let action = queue.popDue(at: 100) { action() }
    #expect(ran == expected.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }.map(\.number))
  }
}
