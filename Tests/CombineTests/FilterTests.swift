import Combine
import Testing

/// Sources: the documentation of the operators named; their examples with the output shown there.
@Suite struct FilterTests {
  /// Source: `Publisher.filter(_:)`.
  @Test func filter() {
    #expect([1, 2, 3, 4, 5].publisher.filter { $0 % 2 == 0 }.events == ["2", "4", "finished"])
  }

  @Test func tryFilter() {
    let publisher = [1, 2, 3, 4, 0, 5].publisher.tryFilter { value in
      guard value != 0 else { throw Fault("zero") }
      return value % 2 == 0
    }
    #expect(publisher.events == ["2", "4", "failed(zero)"])
  }

  /// Source: `Publisher.compactMap(_:)`.
  @Test func compactMap() {
    let numerals = [1: "I", 2: "II", 3: "III", 5: "V"]
    #expect((0...5).publisher.compactMap { numerals[$0] }.events == ["I", "II", "III", "V", "finished"])
  }

  /// Source: `Publisher.removeDuplicates()`.
  @Test func removeDuplicates() {
    #expect(
      [0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 0].publisher.removeDuplicates().events
        == ["0", "1", "2", "3", "4", "0", "finished"])
  }

  /// Source: `Publisher.removeDuplicates(by:)` (points of the same x).
  @Test func removeDuplicatesBy() {
    let points = [(0, 0), (0, 1), (1, 1), (2, 1)]
    #expect(
      points.publisher.removeDuplicates { $0.0 == $1.0 }.events == ["(0, 0)", "(1, 1)", "(2, 1)", "finished"])
  }

  /// Source: `Publisher.dropFirst(_:)`.
  @Test func dropFirst() {
    #expect((1...10).publisher.dropFirst(5).events == ["6", "7", "8", "9", "10", "finished"])
    #expect((1...2).publisher.dropFirst().events == ["2", "finished"])
    #expect((1...2).publisher.dropFirst(9).events == ["finished"])
  }

  /// Source: `Publisher.drop(while:)`.
  @Test func dropWhile() {
    #expect(
      [-62, -1, 0, 10, 0, 22, 41, -1, 5].publisher.drop { $0 <= 0 }.events
        == ["10", "0", "22", "41", "-1", "5", "finished"])
  }

  /// Source: `Publisher.drop(untilOutputFrom:)`.
  @Test func dropUntilOutput() {
    let upstream = PassthroughSubject<Int, Never>(), second = PassthroughSubject<String, Never>()
    let log = upstream.drop(untilOutputFrom: second).log()
    upstream.send(1)
    upstream.send(2)
    second.send("A")
    upstream.send(3)
    upstream.send(4)
    #expect(log.events == ["3", "4"])
  }

  /// Source: `Publisher.prefix(_:)` and `prefix(while:)`.
  @Test func prefix() {
    #expect((0...10).publisher.prefix(2).events == ["0", "1", "finished"])
    #expect((0...10).publisher.prefix { $0 < 5 }.events == ["0", "1", "2", "3", "4", "finished"])
    #expect(PassthroughSubject<Int, Never>().prefix(0).events == ["finished"])
  }

  @Test func prefixUntilOutput() {
    let upstream = PassthroughSubject<Int, Never>(), second = PassthroughSubject<String, Never>()
    let log = upstream.prefix(untilOutputFrom: second).log()
    upstream.send(1)
    second.send("A")
    upstream.send(2)
    #expect(log.events == ["1", "finished"])
  }

  /// Source: `Publisher.output(at:)` and `output(in:)`.
  @Test func output() {
    #expect((0...10).publisher.output(at: 5).events == ["5", "finished"])
    #expect([1, 1, 2, 2, 2, 3, 4, 5, 6].publisher.output(in: 3...5).events == ["2", "2", "3", "finished"])
    #expect([1, 2, 3].publisher.output(in: 1...).events == ["2", "3", "finished"])
  }

  /// Source: `Publisher.replaceEmpty(with:)`.
  @Test func replaceEmpty() {
    #expect(Empty<Double, Never>().replaceEmpty(with: .nan).events == ["nan", "finished"])
    #expect([1.5].publisher.replaceEmpty(with: .nan).events == ["1.5", "finished"])
  }
}
