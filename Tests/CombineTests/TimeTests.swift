import Combine
import Testing

/// Times are milliseconds of a clock moved by hand; an event is written down with the time at which it came.
@Suite struct TimeTests {
  private let scheduler = TestScheduler()
  private let subject = PassthroughSubject<Int, Fault>()

  /// What a publisher delivers, each event with its time, until `end`.
  private func timed<P: Publisher>(_ publisher: P, until end: Int = 10_000) -> [String] {
    var log: [String] = []
    let cancellable = publisher.sink(
      receiveCompletion: { completion in
        if case .failure(let error) = completion {
          log.append("\(scheduler.now.milliseconds): failed(\(error))")
        } else {
          log.append("\(scheduler.now.milliseconds): finished")
        }
      }, receiveValue: { log.append("\(scheduler.now.milliseconds): \($0)") })
    scheduler.run(until: end)
    cancellable.cancel()
    return log
  }

  /// Source: the documentation of `Publisher.debounce(for:scheduler:options:)`: of these values 1, 4 and 5 come through,
  /// half a second after they were sent. (The last one is sent a millisecond later than there, where it meets a timer.)
  @Test func debounce() {
    scheduler.send([(0, 0), (250, 1), (1000, 2), (1250, 3), (1500, 4), (2001, 5)], to: subject)
    #expect(
      timed(subject.debounce(for: .milliseconds(500), scheduler: scheduler)) == ["750: 1", "2000: 4", "2501: 5"])
  }

  /// One timer is under way however many values come.
  @Test func debounceDoesNotPileUp() {
    let log = subject.debounce(for: .seconds(1), scheduler: scheduler).log()
    for value in 0..<1000 { subject.send(value) }
    #expect(scheduler.waitingCount == 1)
    scheduler.run(until: 1000)
    #expect(log.events == ["999"])
    #expect(scheduler.waitingCount == 0)
  }

  @Test func debounceDropsAtTheEnd() {
    let log = subject.debounce(for: 1, scheduler: scheduler).log()
    subject.send(1)
    subject.send(completion: .finished)
    scheduler.run(until: 5000)
    #expect(log.events == ["finished"])
  }

  /// Values every 300 ms, one a second: the first at once, then the latest, or the first, of each second.
  @Test(arguments: [true, false]) func throttle(latest: Bool) {
    scheduler.send((0..<10).map { ($0 * 300, $0) }, to: subject)
    // At 1000: values 1 (300) to 3 (900) came; at 2000: 4 (1200) to 6 (1800); at 3000: 7 (2100) to 9 (2700).
    #expect(
      timed(subject.throttle(for: .seconds(1), scheduler: scheduler, latest: latest))
        == (latest ? ["0: 0", "1000: 3", "2000: 6", "3000: 9"] : ["0: 0", "1000: 1", "2000: 4", "3000: 7"]))
  }

  @Test func throttleAfterAPauseIsImmediate() {
    scheduler.send([(0, 0), (5000, 1)], to: subject)
    #expect(timed(subject.throttle(for: 1, scheduler: scheduler, latest: true)) == ["0: 0", "5000: 1"])
  }

  @Test func throttleDeliversTheRestAtTheEnd() {
    scheduler.send([(0, 0), (100, 1)], to: subject)
    scheduler.schedule(after: .init(milliseconds: 200)) { subject.send(completion: .finished) }
    #expect(
      timed(subject.throttle(for: 1, scheduler: scheduler, latest: true)) == ["0: 0", "200: 1", "200: finished"])
  }

  @Test func delay() {
    scheduler.send([(0, 0), (100, 1)], to: subject)
    scheduler.schedule(after: .init(milliseconds: 150)) { subject.send(completion: .failure(Fault("f"))) }
    #expect(timed(subject.delay(for: .seconds(2), scheduler: scheduler)) == ["2000: 0", "2100: 1", "2150: failed(f)"])
  }

  @Test func nothingComesAfterCancelling() {
    let log = subject.delay(for: 1, scheduler: scheduler).log()
    subject.send(1)
    log.cancel()
    scheduler.run(until: 3000)
    #expect(log.events == [])
  }

  /// Source: the documentation of `Publisher.timeout(_:scheduler:options:customError:)`.
  @Test func timeout() {
    scheduler.send([(1500, 1), (3000, 2)], to: subject)
    #expect(
      timed(subject.timeout(.seconds(2), scheduler: scheduler)) == ["1500: 1", "3000: 2", "5000: finished"])
    #expect(
      timed(subject.timeout(.seconds(2), scheduler: scheduler, customError: { Fault("late") }), until: 20_000)
        == ["12000: failed(late)"])
  }

  @Test func measureInterval() {
    scheduler.send([(100, 0), (350, 1), (1000, 2)], to: subject)
    let intervals = subject.measureInterval(using: scheduler).map(\.milliseconds)
    #expect(timed(intervals) == ["100: 100", "350: 250", "1000: 650"])
  }

  @Test func receiveOn() {
    let log = subject.receive(on: scheduler).log(.max(1)) { _ in .max(1) }
    subject.send(1)
    #expect(log.events == [])
    scheduler.run(until: 0)
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.run(until: 0)
    #expect(log.events == ["1", "2", "finished"])
    #expect(subject.receive(on: ImmediateScheduler.shared).events == ["finished"])
  }

  @Test func subscribeOn() {
    var subscribed = false
    let log = subject.handleEvents(receiveSubscription: { _ in subscribed = true }).subscribe(on: scheduler).log()
    #expect(!subscribed)
    scheduler.run(until: 0)
    #expect(subscribed)
    subject.send(1)
    #expect(log.events == ["1"])
    log.cancel()
    subject.send(2)
    #expect(log.events == ["1"])
  }
}
