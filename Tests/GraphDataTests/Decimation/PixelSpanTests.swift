import GraphData
import Testing

struct PixelSpanTests {
  private func point(_ column: Int, _ y: Double, joins: Bool = true) -> ColumnRun {
    ColumnRun(column: column, first: y, minimum: y, maximum: y, last: y, joinsPrevious: joins)
  }

  @Test func aLevelLineIsOneRow() {
    let spans = PixelSpan.line([point(0, 2.5, joins: false), point(3, 2.5)], columnCount: 4) { $0 }
    #expect(spans == (0..<4).map { PixelSpan(column: $0, top: 2, bottom: 3) })
    #expect(spans.map(\.rows) == Array(repeating: 2..<3, count: 4))
  }

  @Test func aStepChangesColumnInItsMiddle() {
    // From (0.5, 1) to (1.5, 5): the first column has it down to 3, the second from 3; the pen adds half a pixel.
    let spans = PixelSpan.line([point(0, 1, joins: false), point(1, 5)], columnCount: 2) { $0 }
    #expect(spans == [PixelSpan(column: 0, top: 0.5, bottom: 3.5), PixelSpan(column: 1, top: 2.5, bottom: 5.5)])
  }

  @Test func aWideLineCoversItsNeighbours() {
    let spans = PixelSpan.line([point(2, 5, joins: false)], columnCount: 5, lineWidth: 3) { $0 }
    #expect(spans == (1...3).map { PixelSpan(column: $0, top: 3.5, bottom: 6.5) })
    #expect(PixelSpan.line([point(2, 5, joins: false)], columnCount: 5, lineWidth: 2) { $0 }.map(\.column) == [1, 2])
  }

  @Test func brokenRunsOfAColumnStayApart() {
    let runs = [point(0, 9, joins: false), point(0, 1, joins: false), point(0, 1.5, joins: false)]
    #expect(
      PixelSpan.line(runs, columnCount: 1) { $0 } == [
        PixelSpan(column: 0, top: 0.5, bottom: 2), PixelSpan(column: 0, top: 8.5, bottom: 9.5),
      ])
  }

  @Test func valuesWithoutAPositionBreakTheLine() {
    let runs = [point(0, 4, joins: false), point(1, -1), point(2, 9)]
    let spans = PixelSpan.line(runs, columnCount: 3) { $0.squareRoot() }
    #expect(spans.map(\.column) == [0, 2])
  }

  @Test func infinitePositionsAreFarAway() {
    let spans = PixelSpan.line([point(0, 4, joins: false), point(1, 0)], columnCount: 2) {
      $0 > 0 ? 10 : .infinity
    }
    #expect(spans.count == 2 && spans.allSatisfy { $0.bottom.isFinite && $0.bottom > 1e6 })
  }

  @Test func noWidthNoPixels() {
    #expect(PixelSpan.line([point(0, 1, joins: false)], columnCount: 1, lineWidth: 0) { $0 }.isEmpty)
    #expect(PixelSpan.line([point(0, 1, joins: false)], columnCount: 1, lineWidth: .nan) { $0 }.isEmpty)
    #expect(PixelSpan.line([point(0, 1, joins: false)], columnCount: 0) { $0 }.isEmpty)
    #expect(PixelSpan.line([point(0, 1, joins: false)], columnCount: 3, lineWidth: .infinity) { $0 }.count == 3)
  }
}
