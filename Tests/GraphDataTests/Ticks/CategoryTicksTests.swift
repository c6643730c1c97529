import Testing

@testable import GraphData

struct CategoryTicksTests {
  private let months = CategoryTicks(["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sep"])

  /// Labels of ten points a character.
  private func labels(_ window: ClosedRange<Double>, length: Double) -> [String] {
    months.ticks(in: window, length: length, spacing: 10) { Double($0.count) * 10 }.map(\.label)
  }

  @Test func allNamesStandWhereTheyHaveRoom() {
    // The longest takes 40 points and 10 of distance: 8 steps of 50.
    #expect(labels(0...8, length: 400).count == 9)
    #expect(labels(0...8, length: 399) == ["Jan", "Mar", "May", "July", "Sep"])
    #expect(labels(0...8, length: 140) == ["Jan", "Apr", "July"])
  }

  @Test func aMovingWindowKeepsItsNames() {
    // 25 points a name: every second one.
    #expect(labels(0...4, length: 100) == ["Jan", "Mar", "May"])
    #expect(labels(0.5...4.5, length: 100) == ["Mar", "May"])
    #expect(labels(1.5...5.5, length: 100) == ["Mar", "May"])
  }

  @Test func oddAxesHaveNoTicksOrOne() {
    #expect(labels(20...30, length: 400) == [])
    #expect(labels(-5 ... -1, length: 400) == [])
    #expect(labels(0...8, length: 10) == ["Jan"])
    #expect(labels(0...8, length: 0) == [])
    #expect(labels(3...3, length: 100) == [])
    #expect(CategoryTicks([]).ticks(in: 0...1, length: 100, spacing: 0) { _ in 1 } == [])
    #expect(labels(0...1e300, length: 400) == ["Jan"])
    #expect(months.name(at: 1.4) == "Feb")
    #expect(months.name(at: .nan) == nil)
    #expect(months.name(at: -1) == nil)
  }
}
