import Combine
import Testing

/// Sources: the documentation of the operators named; their examples with the output shown there.
@Suite struct ReduceTests {
  /// Source: `Publisher.collect()` and `collect(_:)`.
  @Test func collect() {
    #expect((0...10).publisher.collect().events == ["[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "finished"])
    #expect(
      (0...10).publisher.collect(5).events == ["[0, 1, 2, 3, 4]", "[5, 6, 7, 8, 9]", "[10]", "finished"])
    #expect(Empty<Int, Never>().collect().events == ["[]", "finished"])
  }

  /// Source: `Publisher.reduce(_:_:)`.
  @Test func reduce() {
    #expect((0...10).publisher.reduce(0) { $0 + $1 }.events == ["55", "finished"])
  }

  @Test func tryReduce() {
    let publisher = [3, 0, 1].publisher.tryReduce(12) { result, value in
      guard value != 0 else { throw Fault("zero") }
      return result / value
    }
    #expect(publisher.events == ["failed(zero)"])
  }

  /// Source: `Publisher.count()`.
  @Test func count() {
    #expect((0...10).publisher.count().events == ["11", "finished"])
  }

  /// Source: `Publisher.ignoreOutput()`.
  @Test func ignoreOutput() {
    #expect([1, 2, 3, 4, 5, 0, 6, 7, 8, 9].publisher.ignoreOutput().events == ["finished"])
  }

  /// Source: `Publisher.first()`, `first(where:)`, `last()`, `last(where:)`.
  @Test func firstAndLast() {
    #expect((-10...10).publisher.first().events == ["-10", "finished"])
    #expect([-1, 0, 1, 10, 5].publisher.first { $0 > 0 }.events == ["1", "finished"])
    #expect((-10...10).publisher.last().events == ["10", "finished"])
    #expect((-10...10).publisher.last { $0 < 6 }.events == ["5", "finished"])
    #expect(Empty<Int, Never>().first().events == ["finished"])
    #expect([1].publisher.tryFirst { _ in throw Fault("thrown") }.events == ["failed(thrown)"])
    #expect([1].publisher.tryLast { _ in throw Fault("thrown") }.events == ["failed(thrown)"])
  }

  @Test func firstCancelsUpstream() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    let log = subject.handleEvents(receiveCancel: { cancelled += 1 }).first().log()
    subject.send(1)
    subject.send(2)
    #expect(log.events == ["1", "finished"])
    #expect(cancelled == 1)
  }

  /// Source: `Publisher.max()` and `min(by:)`.
  @Test func minAndMax() {
    #expect([0, 10, 5].publisher.max().events == ["10", "finished"])
    #expect([-1, 0, 10, 5].publisher.min().events == ["-1", "finished"])
    #expect(["bb", "a", "c", "dd"].publisher.min { $0.count < $1.count }.events == ["a", "finished"])
    #expect(["bb", "a", "c", "dd"].publisher.max { $0.count < $1.count }.events == ["bb", "finished"])
    #expect([1, 2].publisher.tryMax { _, _ in throw Fault("thrown") }.events == ["failed(thrown)"])
  }

  /// Source: `Publisher.contains(_:)`, `allSatisfy(_:)`, `tryAllSatisfy(_:)`.
  @Test func containsAndAllSatisfy() {
    #expect([-1, 5, 10, 5].publisher.contains(5).events == ["true", "finished"])
    #expect([-1, 0, 10].publisher.contains { $0 > 10 }.events == ["false", "finished"])
    #expect([-1, 0, 10, 5].publisher.allSatisfy { $0 < 10 }.events == ["false", "finished"])
    #expect([-1, 0, 9, 5].publisher.allSatisfy { $0 < 10 }.events == ["true", "finished"])
    #expect([1].publisher.tryContains { _ in throw Fault("thrown") }.events == ["failed(thrown)"])
    #expect([1].publisher.tryAllSatisfy { _ in throw Fault("thrown") }.events == ["failed(thrown)"])
  }

  @Test func theResultWaitsForDemand() {
    let log = [1, 2, 3].publisher.reduce(0, +).log(.none)
    #expect(log.events == [])
    log.request(.max(1))
    #expect(log.events == ["6", "finished"])
  }

  @Test func anErrorDoesNotWaitForDemand() {
    #expect(Fail<Int, Fault>(error: Fault("f")).collect().log(.none).events == ["failed(f)"])
  }
}
