import Combine
import Testing

@Suite struct MergeTests {
  /// Values pass in the order in which they were sent; the end comes with the last end.
  @Test func merge() {
    let a = PassthroughSubject<Int, Fault>(), b = PassthroughSubject<Int, Fault>()
    let log = a.merge(with: b).log()
    a.send(1)
    b.send(40)
    a.send(90)
    a.send(completion: .finished)
    b.send(-1)
    #expect(log.take() == ["1", "40", "90", "-1"])
    b.send(completion: .finished)
    #expect(log.events == ["finished"])
  }

  @Test func anErrorEndsAtOnceAndCancelsTheOthers() {
    let a = PassthroughSubject<Int, Fault>(), b = PassthroughSubject<Int, Fault>()
    var cancelled = 0
    let log = a.merge(with: b.handleEvents(receiveCancel: { cancelled += 1 })).log()
    a.send(completion: .failure(Fault("a")))
    b.send(1)
    #expect(log.events == ["failed(a)"])
    #expect(cancelled == 1)
  }

  @Test func upToEightAndMany() {
    let p = (0..<8).map { Just($0) }
    #expect(p[0].merge(with: p[1]).events == ["0", "1", "finished"])
    #expect(p[0].merge(with: p[1], p[2]).events == ["0", "1", "2", "finished"])
    #expect(p[0].merge(with: p[1], p[2], p[3]).events.count == 5)
    #expect(p[0].merge(with: p[1], p[2], p[3], p[4]).events.count == 6)
    #expect(p[0].merge(with: p[1], p[2], p[3], p[4], p[5]).events.count == 7)
    #expect(p[0].merge(with: p[1], p[2], p[3], p[4], p[5], p[6]).events.count == 8)
    #expect(
      p[0].merge(with: p[1], p[2], p[3], p[4], p[5], p[6], p[7]).events
        == ["0", "1", "2", "3", "4", "5", "6", "7", "finished"])
    #expect(Publishers.MergeMany(p).events == ["0", "1", "2", "3", "4", "5", "6", "7", "finished"])
    #expect(Publishers.MergeMany([Just<Int>]()).events == ["finished"])
  }

  /// One value of each input waits; nothing is lost, and inputs are asked for more only as values go.
  @Test func demand() {
    let log = [1, 2].publisher.merge(with: [10, 20].publisher).log(.none)
    #expect(log.events == [])
    log.request(.max(1))
    #expect(log.events.count == 1)
    log.request(.max(2))
    #expect(log.events.count == 3)
    log.request(.max(1))
    #expect(Set(log.events) == ["1", "2", "10", "20", "finished"])
    #expect(log.events.last == "finished")
    #expect(log.events.count == 5)
  }

  @Test func aSubscriberThatAsksOneByOneGetsAll() {
    let log = (0..<1000).publisher.merge(with: (1000..<2000).publisher).log(.max(1)) { _ in .max(1) }
    #expect(log.events.count == 2001)
    #expect(Set(log.events).count == 2001)
  }
}
