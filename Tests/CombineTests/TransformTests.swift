import Combine
import Testing

private struct ParseError: Error, CustomStringConvertible { var description: String { "ParseError()" } }

/// Sources: the documentation of the operators named; their examples with the output shown there.
@Suite struct TransformTests {
  private static let numerals = [5: "V", 4: "IV", 3: "III", 2: "II", 1: "I"]

  /// Source: `Publisher.map(_:)`.
  @Test func map() {
    #expect(
      [5, 4, 3, 2, 1, 0].publisher.map { Self.numerals[$0] ?? "(unknown)" }.events
        == ["V", "IV", "III", "II", "I", "(unknown)", "finished"])
  }

  /// Source: `Publisher.tryMap(_:)`.
  @Test func tryMap() {
    let publisher = [5, 4, 3, 2, 1, 0].publisher.tryMap { number -> String in
      guard let numeral = Self.numerals[number] else { throw ParseError() }
      return numeral
    }
    #expect(publisher.events == ["V", "IV", "III", "II", "I", "failed(ParseError())"])
  }

  /// Source: `Publisher.map(_:_:_:)` (die rolls).
  @Test func mapKeyPaths() {
    struct Roll { var a = 1, b = 2, c = 3 }
    #expect(Just(Roll()).map(\.b).events == ["2", "finished"])
    #expect(Just(Roll()).map(\.a, \.b).events == ["(1, 2)", "finished"])
    #expect(Just(Roll()).map(\.a, \.b, \.c).events == ["(1, 2, 3)", "finished"])
  }

  @Test func mapError() {
    let publisher = Fail<Int, Fault>(error: Fault("inner")).mapError { Fault("outer of \($0)") }
    #expect(publisher.events == ["failed(outer of inner)"])
  }

  /// Source: `Publisher.replaceNil(with:)`.
  @Test func replaceNil() {
    let numbers: [Double?] = [1, 2, nil, 3]
    #expect(numbers.publisher.replaceNil(with: 0).events == ["1.0", "2.0", "0.0", "3.0", "finished"])
  }

  /// Source: `Publisher.scan(_:_:)`.
  @Test func scan() {
    #expect((0...5).publisher.scan(0) { $0 + $1 }.events == ["0", "1", "3", "6", "10", "15", "finished"])
  }

  @Test func tryScanFailsWithWhatIsThrown() {
    let publisher = [1, 2, 0, 3].publisher.tryScan(10) { sum, value in
      guard value != 0 else { throw Fault("zero") }
      return sum + value
    }
    #expect(publisher.events == ["11", "13", "failed(zero)"])
  }

  @Test func scanStartsAnewForEachSubscriber() {
    let sums = [1, 2].publisher.scan(0, +)
    #expect(sums.events == ["1", "3", "finished"])
    #expect(sums.events == ["1", "3", "finished"])
  }

  @Test func setFailureType() {
    let failing: AnyPublisher<Int, Fault> = [1, 2].publisher.setFailureType(to: Fault.self).eraseToAnyPublisher()
    #expect(failing.events == ["1", "2", "finished"])
  }
}
