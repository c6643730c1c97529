import Combine
import Testing

@Suite struct ShareTests {
  @Test func shareSubscribesOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions = 0, cancels = 0
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
    ).share()
    let a = shared.log()
    subject.send(1)
    let b = shared.log()
    subject.send(2)
    #expect(a.events == ["1", "2"])
    #expect(b.events == ["2"])
    a.cancel()
    #expect(cancels == 0)
    b.cancel()
    #expect((subscriptions, cancels) == (1, 1))
    let c = shared.log()
    subject.send(3)
    #expect(c.events == ["3"])
    #expect(subscriptions == 2)
    c.cancel()
  }

  @Test func shareOfWhatEndsAtOnce() {
    let shared = [1, 2].publisher.share()
    #expect(shared.events == ["1", "2", "finished"])
    #expect(shared.events == ["finished"])
  }

  /// Source: the documentation of `Publisher.multicast(subject:)`: nothing comes before `connect()`.
  @Test func multicast() {
    let published = ["First", "Second", "Third"].publisher.multicast(subject: PassthroughSubject<String, Never>())
    let a = published.log(), b = published.log()
    #expect(a.events == [])
    let connection = published.connect()
    #expect(a.events == ["First", "Second", "Third", "finished"])
    #expect(b.events == a.events)
    connection.cancel()
  }

  @Test func disconnecting() {
    let subject = PassthroughSubject<Int, Never>()
    let published = subject.makeConnectable()
    let log = published.log()
    subject.send(1)
    let connection = published.connect()
    subject.send(2)
    connection.cancel()
    subject.send(3)
    #expect(log.events == ["2"])
  }

  @Test func autoconnect() {
    let subject = PassthroughSubject<Int, Never>()
    let log = subject.makeConnectable().autoconnect().log()
    subject.send(1)
    log.cancel()
    subject.send(2)
    #expect(log.events == ["1"])
  }

  /// The subscriber may be satisfied while the connection is being made.
  @Test func firstOfSharedCancelsTheConnection() {
    var cancels = 0
    let source = CurrentValueSubject<Int, Never>(1)
    let log = source.handleEvents(receiveCancel: { cancels += 1 }).share().first().log()
    #expect(log.events == ["1", "finished"])
    #expect(cancels == 1)
  }
}
