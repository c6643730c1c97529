import Combine
import Testing

@Suite struct SubjectTests {
  @Test func passthroughKeepsNothing() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let log = subject.log()
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(log.events == ["2", "finished"])
    #expect(subject.events == ["finished"])
  }

  @Test func passthroughDropsWhatIsNotDemanded() {
    let subject = PassthroughSubject<Int, Never>()
    let log = subject.log(.max(1))
    subject.send(1)
    subject.send(2)
    log.request(.max(1))
    subject.send(3)
    #expect(log.events == ["1", "3"])
  }

  @Test func currentValueIsDeliveredFirst() {
    let subject = CurrentValueSubject<Int, Fault>(1)
    let log = subject.log()
    subject.value = 2
    subject.send(3)
    #expect(subject.value == 3)
    subject.send(completion: .failure(Fault("f")))
    subject.send(4)
    #expect(subject.value == 3)
    #expect(log.events == ["1", "2", "3", "failed(f)"])
    #expect(subject.events == ["failed(f)"])
  }

  @Test func currentValueCatchesUpWithTheLatest() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let log = subject.log(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(log.take() == ["1"])
    log.request(.max(2))
    #expect(log.take() == ["3"])
    subject.send(4)
    #expect(log.take() == ["4"])
  }

  @Test func subscribingASubject() {
    let subject = PassthroughSubject<Int, Never>()
    let log = subject.log()
    let cancellable = [1, 2].publisher.subscribe(subject)
    #expect(log.events == ["1", "2", "finished"])
    cancellable.cancel()
  }

  /// A subject that took a subscription over asks for values only when somebody wants them.
  @Test func upstreamIsAskedOnDemand() {
    var requests: [Subscribers.Demand] = []
    let source = PassthroughSubject<Int, Never>(), subject = PassthroughSubject<Int, Never>()
    let cancellable = source.handleEvents(receiveRequest: { requests.append($0) }).subscribe(subject)
    #expect(requests == [])
    let log = subject.log(.max(1))
    #expect(requests == [.unlimited])
    source.send(1)
    source.send(2)
    #expect(log.events == ["1"])
    cancellable.cancel()
    source.send(3)
    #expect(log.events == ["1"])
  }

  @Test func sendingFromInside() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var cancellables: [AnyCancellable] = []
    subject.sink { value in
      log.append("a\(value)")
      if value < 3 { subject.send(value + 1) }
    }.store(in: &cancellables)
    subject.sink { log.append("b\($0)") }.store(in: &cancellables)
    subject.send(1)
    #expect(log == ["a1", "a2", "a3", "b3", "b2", "b1"])
  }

  @Test func cancellingFromInside() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var second: AnyCancellable?
    let first = subject.sink { value in
      log.append("a\(value)")
      second?.cancel()
    }
    second = subject.sink { log.append("b\($0)") }
    subject.send(1)
    #expect(log == ["a1"])
    first.cancel()
    first.cancel()
    subject.send(2)
    #expect(log == ["a1"])
  }

  /// 10,000 subscribers, cancelled in three orders, against a plain list.
  @Test func subscribersComeAndGo() {
    let subject = PassthroughSubject<Int, Never>()
    var got: [Int] = []
    var alive = (0..<10_000).map { index in (index, subject.sink { _ in got.append(index) }) }
    alive.removeFirst(3000)
    alive.removeLast(3000)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3000 { alive.remove(at: .random(in: alive.indices, using: &generator)) }
    alive.append((-1, subject.sink { _ in got.append(-1) }))
    subject.send(1)
    #expect(got == alive.map(\.0))
    alive = []
    subject.send(2)
    #expect(got.count == 1001)
  }
}
