import Combine
import Testing

/// Nothing that was handed in lives on after cancelling or after the end.
@Suite struct LifetimeTests {
  private typealias Make =
    @Sendable (PassthroughSubject<Int, Fault>, TestScheduler, Tracked) -> AnyPublisher<Int, Fault>

  private static let operators: [(String, Make)] = [
    ("map", { s, _, t in s.map { keep($0, t) }.eraseToAnyPublisher() }),
    ("filter", { s, _, t in s.filter { keep($0, t) > 0 }.eraseToAnyPublisher() }),
    ("scan", { s, _, t in s.scan(0) { keep($0 + $1, t) }.eraseToAnyPublisher() }),
    ("reduce", { s, _, t in s.reduce(0) { keep($0 + $1, t) }.eraseToAnyPublisher() }),
    ("merge", { s, _, t in s.merge(with: s.map { keep($0, t) }).eraseToAnyPublisher() }),
    ("combineLatest", { s, _, t in s.combineLatest(s) { keep($0 + $1, t) }.eraseToAnyPublisher() }),
    ("zip", { s, _, t in s.map { keep($0, t) }.zip(s) { $0 + $1 }.eraseToAnyPublisher() }),
    ("flatMap", { s, _, t in s.flatMap { [keep($0, t)].publisher }.eraseToAnyPublisher() }),
    ("flatMap of subjects", { s, _, t in s.flatMap { _ in s.map { keep($0, t) } }.eraseToAnyPublisher() }),
    ("switchToLatest", { s, _, t in s.map { _ in s.map { keep($0, t) } }.switchToLatest().eraseToAnyPublisher() }),
    ("append", { s, _, t in s.append(s.map { keep($0, t) }).eraseToAnyPublisher() }),
    ("catch", { s, _, t in s.catch { _ in s.map { keep($0, t) } }.eraseToAnyPublisher() }),
    ("retry", { s, _, t in s.map { keep($0, t) }.retry(3).eraseToAnyPublisher() }),
    ("share", { s, _, t in s.map { keep($0, t) }.share().eraseToAnyPublisher() }),
    ("debounce", { s, c, t in s.map { keep($0, t) }.debounce(for: 1, scheduler: c).eraseToAnyPublisher() }),
    (
      "throttle",
      { s, c, t in
        s.map { keep($0, t) }.throttle(for: 1, scheduler: c, latest: true).eraseToAnyPublisher()
      }
    ),
    ("delay", { s, c, t in s.map { keep($0, t) }.delay(for: 1, scheduler: c).eraseToAnyPublisher() }),
    ("timeout", { s, c, t in s.map { keep($0, t) }.timeout(1, scheduler: c).eraseToAnyPublisher() }),
    ("receive(on:)", { s, c, t in s.map { keep($0, t) }.receive(on: c).eraseToAnyPublisher() }),
    ("subscribe(on:)", { s, c, t in s.map { keep($0, t) }.subscribe(on: c).eraseToAnyPublisher() }),
    (
      "prefix(untilOutputFrom:)",
      { s, _, t in
        s.map { keep($0, t) }.prefix(untilOutputFrom: PassthroughSubject<Int, Never>()).eraseToAnyPublisher()
      }
    ),
    ("handleEvents", { s, _, t in s.handleEvents(receiveOutput: { _ = keep($0, t) }).eraseToAnyPublisher() }),
    (
      "buffer",
      { s, _, t in
        s.map { keep($0, t) }.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher()
      }
    ),
    ("replaceEmpty", { s, _, t in s.map { keep($0, t) }.replaceEmpty(with: 3).eraseToAnyPublisher() }),
  ]

  private static func keep(_ value: Int, _ tracked: Tracked) -> Int {
    withExtendedLifetime(tracked) { value }
  }

  /// How a subscription ends.
  enum End: CaseIterable { case cancel, release, finish, fail }

  @Test(arguments: End.allCases, 0..<LifetimeTests.operators.count)
  func nothingLivesOn(_ end: End, _ index: Int) {
    let (name, make) = Self.operators[index]
    let count = Tracked.Count()
    let subject = PassthroughSubject<Int, Fault>(), scheduler = TestScheduler()
    var values = 0
    do {
      let tracked = Tracked(count)
      var cancellable: AnyCancellable? = make(subject, scheduler, tracked).sink(
        receiveCompletion: { _ in _ = tracked }, receiveValue: { _ in values += 1 })
      scheduler.run(until: 10)
      subject.send(1)
      scheduler.run(until: 20)
      subject.send(2)
      #expect(count.value == 1)
      switch end {
      case .cancel: cancellable?.cancel()
      case .release: cancellable = nil
      case .finish: subject.send(completion: .finished)
      case .fail: subject.send(completion: .failure(Fault("f")))
      }
      // Timers under way may keep a chain until they run, not longer.
      let before = values
      scheduler.run(until: 10_000)
      subject.send(3)
      scheduler.run(until: 20_000)
      if end == .cancel || end == .release { #expect(values == before, "\(name): a value after cancelling") }
      cancellable?.cancel()
    }
    #expect(count.value == 0, "\(name) keeps what it was given after \(end)")
  }

  @Test func theTokenCancelsWhenReleased() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var set: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &set)
    subject.send(1)
    set.removeAll()
    subject.send(2)
    #expect(values == [1])
  }

  @Test func cancellingTwiceRunsOnce() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(count == 1)
  }

  @Test func aGoneSubjectCancelsWhatItTookOver() {
    var cancels = 0
    let source = PassthroughSubject<Int, Never>()
    var keep: (any Subscription)?
    do {
      let subject = PassthroughSubject<Int, Never>()
      source.handleEvents(receiveCancel: { cancels += 1 }).subscribe(
        AnySubscriber(receiveSubscription: { [weak subject] in
          keep = $0
          subject?.send(subscription: $0)
        }))
    }
    #expect(cancels == 1)
    _ = keep
  }
}
