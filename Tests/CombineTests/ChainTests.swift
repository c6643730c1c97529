import Combine
import Testing

/// Sources: the documentation of the operators named; their examples with the output shown there.
@Suite struct ChainTests {
  private let failing = [5, 4, 3, 2, 1, 0, 9, 8].publisher.tryMap { value in
    guard value != 0 else { throw Fault("zero") }
    return value
  }

  /// Source: `Publisher.append(_:)` and `prepend(_:)`.
  @Test func appendAndPrepend() {
    #expect((0...2).publisher.append(0, 1, 255).events == ["0", "1", "2", "0", "1", "255", "finished"])
    #expect((0...2).publisher.prepend(0, 1, 255).events == ["0", "1", "255", "0", "1", "2", "finished"])
    #expect(Just(1).append([2, 3]).append(Just(4)).events == ["1", "2", "3", "4", "finished"])
    #expect(Just(1).prepend([2, 3]).prepend(Just(4)).events == ["4", "2", "3", "1", "finished"])
  }

  @Test func demandGoesOnToTheNext() {
    let log = [1, 2].publisher.append(3, 4).log(.max(3))
    #expect(log.take() == ["1", "2", "3"])
    log.request(.max(1))
    #expect(log.events == ["4", "finished"])
  }

  /// Source: `Publisher.catch(_:)`.
  @Test func catchAnError() {
    #expect(failing.catch { _ in Just(-1) }.events == ["5", "4", "3", "2", "1", "-1", "finished"])
    #expect(failing.replaceError(with: -1).events == ["5", "4", "3", "2", "1", "-1", "finished"])
  }

  @Test func tryCatch() {
    #expect(failing.tryCatch { _ in Just(7) }.events.suffix(2) == ["7", "finished"])
    #expect(failing.tryCatch { _ -> Just<Int> in throw Fault("again") }.events.last == "failed(again)")
  }

  @Test func retry() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Fault> in
      attempts += 1
      return attempts < 3
        ? Just(attempts).setFailureType(to: Fault.self).append(Fail(error: Fault("f"))).eraseToAnyPublisher()
        : Just(100).setFailureType(to: Fault.self).eraseToAnyPublisher()
    }
    #expect(publisher.retry(3).events == ["1", "2", "100", "finished"])
    attempts = 0
    #expect(publisher.retry(1).events == ["1", "2", "failed(f)"])
    #expect(attempts == 2)
  }

  @Test func replaceErrorWaitsForDemand() {
    let log = Fail<Int, Fault>(error: Fault("f")).replaceError(with: 3).log(.none)
    #expect(log.events == [])
    log.request(.max(1))
    #expect(log.events == ["3", "finished"])
  }
}
