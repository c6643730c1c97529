import Combine
import Testing

@Suite struct FlatMapTests {
  @Test func passesOnWhatAllPublish() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let log = outer.flatMap { $0 }.log()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    a.send(completion: .finished)
    b.send(4)
    b.send(completion: .finished)
    #expect(log.events == ["1", "2", "3", "4", "finished"])
  }

  /// With one at a time the publishers follow each other.
  @Test func maxPublishers() {
    var made: [Int] = []
    let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let log = [0, 1, 2].publisher.flatMap(maxPublishers: .max(1)) { index in
      made.append(index)
      return subjects[index]
    }.log()
    #expect(made == [0])
    subjects[1].send("lost")
    subjects[0].send("a")
    subjects[0].send(completion: .finished)
    #expect(made == [0, 1])
    subjects[1].send("b")
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    #expect(log.events == ["a", "b", "finished"])
    #expect(
      (0..<3).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher }.events
        == ["0", "0", "1", "1", "2", "2", "finished"])
  }

  @Test func anErrorOfAnyEndsIt() {
    let inner = PassthroughSubject<Int, Fault>()
    let log = [1, 2].publisher.flatMap { $0 == 1 ? inner : PassthroughSubject() }.log()
    inner.send(5)
    inner.send(completion: .failure(Fault("inner")))
    #expect(log.events == ["5", "failed(inner)"])
    let failing = Fail<Int, Fault>(error: Fault("outer")).flatMap { Just($0) }
    #expect(failing.events == ["failed(outer)"])
  }

  @Test func demand() {
    let log = (0..<3).publisher.flatMap { [$0 * 10, $0 * 10 + 1].publisher }.log(.max(2))
    #expect(log.events.count == 2)
    log.request(.max(3))
    #expect(log.events.count == 5)
    log.request(.unlimited)
    #expect(Set(log.events) == ["0", "1", "10", "11", "20", "21", "finished"])
    #expect(log.events.last == "finished")
  }

  /// Source: the documentation of `switchToLatest()`: values of the publishers before are dropped.
  @Test func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
    let log = outer.switchToLatest().log()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    b.send(completion: .finished)
    #expect(log.events == ["1", "3"])
    outer.send(completion: .finished)
    #expect(log.events == ["1", "3", "finished"])
  }

  @Test func switchToLatestCarriesDemandOver() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let log = outer.switchToLatest().log(.max(3))
    outer.send([1, 2].publisher.eraseToAnyPublisher())
    outer.send([3, 4].publisher.eraseToAnyPublisher())
    #expect(log.events == ["1", "2", "3"])
    log.request(.max(1))
    #expect(log.events == ["1", "2", "3", "4"])
  }

  @Test func switchToLatestFailsWithTheLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Fault>, Never>()
    let a = PassthroughSubject<Int, Fault>(), b = PassthroughSubject<Int, Fault>()
    let log = outer.switchToLatest().log()
    outer.send(a)
    outer.send(b)
    a.send(completion: .failure(Fault("a")))
    b.send(completion: .failure(Fault("b")))
    #expect(log.events == ["failed(b)"])
  }
}
