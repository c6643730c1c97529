import Combine
import Testing

@Suite struct PublisherTests {
  @Test func just() {
    #expect(Just("a").events == ["a", "finished"])
    #expect(Just(1) == Just(1))
  }

  @Test func empty() {
    #expect(Empty<Int, Never>().events == ["finished"])
    #expect(Empty<Int, Never>(completeImmediately: false).events == [])
    #expect(Empty(outputType: Int.self, failureType: Never.self) == Empty<Int, Never>())
  }

  @Test func fail() {
    #expect(Fail(outputType: Int.self, failure: Fault("f")).events == ["failed(f)"])
  }

  @Test func optionalAndResult() {
    #expect(Int?.none.publisher.events == ["finished"])
    #expect(Int?(3).publisher.events == ["3", "finished"])
    #expect(Result<Int, Fault>.failure(Fault("f")).publisher.events == ["failed(f)"])
    #expect(Result<Int, Fault>.success(3).publisher.events == ["3", "finished"])
  }

  @Test func deferred() {
    var made = 0
    let publisher = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(publisher.events == ["1", "finished"])
    #expect(publisher.events == ["2", "finished"])
  }

  /// The work is done once, at once; the first result counts and is kept.
  @Test func future() {
    var promise: Future<Int, Fault>.Promise?
    var runs = 0
    let future = Future<Int, Fault> {
      runs += 1
      promise = $0
    }
    #expect(runs == 1)
    let early = future.log()
    promise?(.success(5))
    promise?(.success(6))
    promise?(.failure(Fault("late")))
    #expect(early.events == ["5", "finished"])
    #expect(future.events == ["5", "finished"])
    #expect(runs == 1)
    #expect(Future<Int, Fault> { $0(.failure(Fault("f"))) }.log(.none).events == ["failed(f)"])
  }

  @Test func cancelledFutureSaysNothing() {
    var promise: Future<Int, Never>.Promise?
    let log = Future<Int, Never> { promise = $0 }.log()
    log.cancel()
    promise?(.success(1))
    #expect(log.events == [])
  }

  /// Source: the documentation of `Publisher.print(_:to:)`.
  @Test func print() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    let cancellable = (1...2).publisher.print("Logged a message", to: lines).sink { _ in }
    #expect(
      lines.text == """
        Logged a message: receive subscription: (1...2)
        Logged a message: request unlimited
        Logged a message: receive value: (1)
        Logged a message: receive value: (2)
        Logged a message: receive finished

        """)
    cancellable.cancel()
  }

  /// Source: the documentation of `Publisher.handleEvents(…)`.
  @Test func handleEvents() {
    var log: [String] = []
    let publisher = (0...2).publisher.handleEvents(
      receiveSubscription: { log.append("subscription \($0)") }, receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { log.append("completion \($0)") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") })
    let cancellable = publisher.sink { log.append("sink \($0)") }
    cancellable.cancel()
    #expect(
      log == [
        "subscription 0...2", "request unlimited", "output 0", "sink 0", "output 1", "sink 1", "output 2", "sink 2",
        "completion finished",
      ])
  }

  /// Source: the documentation of `Publisher.assign(to:on:)`.
  @Test func assign() {
    final class Target { var values: [Int] = []; var value = 0 { didSet { values.append(value) } } }
    let target = Target()
    let cancellable = [1, 2, 3].publisher.assign(to: \.value, on: target)
    #expect(target.values == [1, 2, 3])
    cancellable.cancel()
  }

  @Test func erasing() {
    let erased = [1].publisher.eraseToAnyPublisher()
    #expect(erased.eraseToAnyPublisher().events == ["1", "finished"])
  }
}
