import Combine
import Testing

@Suite struct BufferTests {
  private let subject = PassthroughSubject<Int, Fault>()

  private func send(_ values: ClosedRange<Int>) {
    for value in values { subject.send(value) }
  }

  @Test func dropNewest() {
    let log = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).log(.max(1))
    send(1...5)
    #expect(log.take() == ["1"])
    log.request(.unlimited)
    #expect(log.take() == ["2", "3"])
    send(6...6)
    #expect(log.events == ["6"])
  }

  @Test func dropOldest() {
    let log = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).log(.none)
    send(1...5)
    subject.send(completion: .finished)
    #expect(log.events == [])
    log.request(.max(1))
    #expect(log.events == ["4"])
    log.request(.max(1))
    #expect(log.events == ["4", "5", "finished"])
  }

  @Test func customError() {
    let log = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Fault("full") }).log(.none)
    send(1...2)
    #expect(log.events == [])
    log.request(.max(1))
    #expect(log.events == ["1", "failed(full)"])
  }

  /// Upstream is asked for the size, then for one value for each delivered.
  @Test func keepFull() {
    var requests: [Subscribers.Demand] = []
    let log = (1...9).publisher.handleEvents(receiveRequest: { requests.append($0) })
      .buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).log(.none)
    #expect(requests == [.max(3)])
    log.request(.max(2))
    #expect(log.events == ["1", "2"])
    #expect(requests == [.max(3), .max(2)])
    log.request(.unlimited)
    #expect(log.events == (1...9).map(String.init) + ["finished"])
  }
}
