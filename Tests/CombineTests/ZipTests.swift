import Combine
import Testing

@Suite struct ZipTests {
  /// Source: the documentation of `Publisher.zip(_:)`.
  @Test func zip() {
    let numbers = PassthroughSubject<Int, Never>(), letters = PassthroughSubject<String, Never>()
    let log = numbers.zip(letters).log()
    numbers.send(1)
    numbers.send(2)
    letters.send("A")
    #expect(log.take() == ["(1, \"A\")"])
    numbers.send(3)
    letters.send("B")
    #expect(log.events == ["(2, \"B\")"])
  }

  @Test func endsWhenNoPairCanCome() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
    let log = a.zip(b).log()
    a.send(1)
    a.send(completion: .finished)
    #expect(log.events == [])
    b.send(2)
    #expect(log.events == ["(1, 2)", "finished"])
    b.send(3)
    #expect(log.events.count == 2)
    #expect([1, 2, 3].publisher.zip(["a"].publisher).events == ["(1, \"a\")", "finished"])
  }

  @Test func threeAndFourAndTransforms() {
    let p = [1, 2].publisher
    #expect(p.zip(p, p).events == ["(1, 1, 1)", "(2, 2, 2)", "finished"])
    #expect(p.zip(p, p, p).events == ["(1, 1, 1, 1)", "(2, 2, 2, 2)", "finished"])
    #expect(p.zip(p) { $0 * $1 }.events == ["1", "4", "finished"])
    #expect(p.zip(p, p) { $0 * $1 * $2 }.events == ["1", "8", "finished"])
    #expect(p.zip(p, p, p) { $0 * $1 * $2 * $3 }.events == ["1", "16", "finished"])
  }

  @Test func demand() {
    let log = (1...3).publisher.zip((11...13).publisher).log(.max(1))
    #expect(log.take() == ["(1, 11)"])
    log.request(.max(1))
    #expect(log.take() == ["(2, 12)"])
    log.request(.max(1))
    #expect(log.events == ["(3, 13)", "finished"])
  }
}
