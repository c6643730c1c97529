import Combine
import Testing

@Suite struct CombineLatestTests {
  /// Source: the documentation of `Publisher.combineLatest(_:)`.
  @Test func combineLatest() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
    let log = a.combineLatest(b).log()
    a.send(1)
    a.send(2)
    b.send(2)
    a.send(3)
    a.send(45)
    b.send(22)
    #expect(log.events == ["(2, 2)", "(3, 2)", "(45, 2)", "(45, 22)"])
  }

  /// Source: the documentation of `Publisher.combineLatest(_:_:)` with a transform: products of the latest.
  @Test func transform() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
    let log = a.combineLatest(b) { $0 * $1 }.log()
    a.send(1)
    a.send(2)
    b.send(2)
    a.send(9)
    a.send(3)
    b.send(12)
    a.send(13)
    #expect(log.events == ["4", "18", "6", "36", "156"])
  }

  @Test func endsWhenAllHave() {
    let a = PassthroughSubject<Int, Fault>(), b = PassthroughSubject<Int, Fault>()
    let log = a.combineLatest(b).log()
    a.send(1)
    a.send(completion: .finished)
    b.send(5)
    b.send(6)
    b.send(completion: .finished)
    #expect(log.events == ["(1, 5)", "(1, 6)", "finished"])
  }

  @Test func failsWithEither() {
    let a = PassthroughSubject<Int, Fault>(), b = PassthroughSubject<Int, Fault>()
    let log = a.combineLatest(b).log()
    b.send(completion: .failure(Fault("b")))
    a.send(1)
    #expect(log.events == ["failed(b)"])
  }

  @Test func threeAndFour() {
    let s = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let three = s[0].combineLatest(s[1], s[2]).log()
    let four = s[0].combineLatest(s[1], s[2], s[3]).log()
    for (index, subject) in s.enumerated() { subject.send(index) }
    s[1].send(9)
    #expect(three.events == ["(0, 1, 2)", "(0, 9, 2)"])
    #expect(four.events == ["(0, 1, 2, 3)", "(0, 9, 2, 3)"])
    #expect(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.events == ["6", "finished"])
    #expect(Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.events == ["10", "finished"])
  }

  @Test func demand() {
    let a = CurrentValueSubject<Int, Never>(1), b = CurrentValueSubject<Int, Never>(10)
    let log = a.combineLatest(b).log(.max(1))
    #expect(log.take() == ["(1, 10)"])
    a.send(2)
    #expect(log.take() == [])
    log.request(.unlimited)
    #expect(log.events == ["(2, 10)"])
  }

  /// A subscriber that sends from inside is called again from inside.
  @Test func reentrantSend() {
    let a = CurrentValueSubject<Int, Never>(0), b = CurrentValueSubject<Int, Never>(0)
    var log: [String] = []
    let cancellable = a.combineLatest(b).sink { x, y in
      log.append("\(x) \(y)")
      if x > y { b.send(x) }
    }
    a.send(3)
    #expect(log == ["0 0", "3 0", "3 3"])
    cancellable.cancel()
  }
}
