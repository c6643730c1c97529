import GraphData
import Testing

struct ColumnsTests {
  @Test func aColumnKeepsFourNumbers() {
    // Window 0...4 in two columns: x of 0, 1 in the first; 2, 3 and the end 4 in the second.
    let series = Series(x: [0, 0.5, 1, 1.5, 2, 3, 4], y: [5, 9, 1, 6, 2, 8, 3])
    #expect(
      series.columns(window: 0...4, columnCount: 2) == [
        ColumnRun(column: 0, first: 5, minimum: 1, maximum: 9, last: 6, joinsPrevious: false),
        ColumnRun(column: 1, first: 2, minimum: 2, maximum: 8, last: 3, joinsPrevious: true),
      ])
  }

  @Test func neighboursOutsideAreIncludedWhereALineLeadsToThem() {
    let series = Series(x: [0, 1, 2, 3], y: [0, 1, 2, 3])
    #expect(series.columns(window: 1...2, columnCount: 1).map(\.column) == [-1, 0, 2])
    #expect(series.columns(window: 1.2...1.8, columnCount: 10).map(\.column) == [-4, 13])
    #expect(series.columns(window: 1...2, columnCount: 1, maximumGap: 0.5).map(\.column) == [0, 0])
    #expect(series.columns(window: 5...6, columnCount: 1).isEmpty)
    #expect(series.columns(window: -6 ... -5, columnCount: 1).isEmpty)
  }

  @Test func nullsBreakTheLineUnlessSpanned() {
    let series = Series(x: [0, 1, 2, 3, 4], y: [1, .nan, 2, 3, .nan])
    func joins(_ nulls: NullRule) -> [Bool] {
      series.columns(window: 0...4, columnCount: 5, nulls: nulls).map(\.joinsPrevious)
    }
    #expect(joins(.breaks) == [false, false, true])
    #expect(joins(.spans) == [false, true, true])
    #expect(joins(.spansUpTo(2)) == [false, true, true])
    #expect(joins(.spansUpTo(1.5)) == [false, false, true])
  }

  @Test func distantNeighboursAreNotJoined() {
    let series = Series(x: [0, 1, 5, 6], y: [0, 1, 2, 3])
    #expect(
      series.columns(window: 0...6, columnCount: 7, maximumGap: 3).map(\.joinsPrevious) == [false, true, false, true])
    let regular = Series(start: 0, step: 0.1, y: [0, 1, 2, 3])
    func joins(_ gap: Double) -> [Bool] {
      regular.columns(window: 0...1, columnCount: 10, maximumGap: gap).map(\.joinsPrevious)
    }
    #expect(joins(0.1) == [false, true, true, true])
    #expect(joins(0.09) == [false, false, false, false])
  }

  @Test func aColumnOfBreaksStaysBounded() {
    let y = (0..<100_000).map { $0 % 2 == 0 ? Double($0 % 1000) : .nan }
    let runs = Series(start: 0, step: 1, y: y).columns(window: 0...99_999, columnCount: 4)
    #expect(runs.count <= 4 * 257)
    for column in 0..<4 {
      let inColumn = runs.filter { $0.column == column }
      #expect(inColumn.map(\.minimum).min() == 0)
      #expect(inColumn.map(\.maximum).max() == 998)
    }
  }

  @Test func nothingToDraw() {
    let series = Series(x: [1, 2], y: [1, 2])
    #expect(series.columns(window: 1...1, columnCount: 100).isEmpty)
    #expect(series.columns(window: 0...3, columnCount: 0).isEmpty)
    #expect(series.columns(window: 0...3, columnCount: -5).isEmpty)
    #expect(series.columns(window: -.infinity ... .infinity, columnCount: 100).isEmpty)
    #expect(series.columns(window: 1...1.0.nextUp, columnCount: 100).count <= 3)
    #expect(Series.empty.columns(window: 0...1, columnCount: 100).isEmpty)
    #expect(Series(x: [1, 2], y: [.nan, .nan]).columns(window: 0...3, columnCount: 100).isEmpty)
    #expect(series.columns(window: 0...3, columnCount: 1).count == 1)
  }

  @Test func datesAtBothEndsOfTime() {
    let series = Series(x: [-1e300, 0, 1e300], y: [1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
    #expect(series.columns(window: -1e300...1e300, columnCount: 10).map(\.column) == [0, 5, 9])
    let close = series.columns(window: 0...1, columnCount: 10)
    #expect(close.map(\.column) == [-1_000_000_000, 0, 1_000_000_000])
    let spans = PixelSpan.line(close, columnCount: 10) { $0 }
    #expect(spans.count == 10 && spans.allSatisfy { $0.top.isFinite && $0.bottom.isFinite && !$0.rows.isEmpty })
    #expect(series.columns(window: -1.7e308...1.7e308, columnCount: 10).isEmpty)
  }
}
