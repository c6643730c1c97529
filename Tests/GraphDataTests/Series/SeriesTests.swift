import GraphData
import Testing

struct SeriesTests {
  @Test func pointsAreKeptInOrder() {
    let series = Series(x: [1, 2, 4], y: [10, .nan, 30])
    #expect(series.count == 3)
    #expect((0..<3).map(series.x(at:)) == [1, 2, 4])
    #expect((0..<3).map(series.isValid(at:)) == [true, false, true])
    #expect(series.y(at: 1).isNaN)
    #expect(series.xExtent == 1...4)
  }

  @Test func nilIsNull() {
    let series = Series(x: [1, 2], y: [nil, 5])
    #expect(!series.isValid(at: 0))
    #expect(series.y(at: 1) == 5)
  }

  @Test func infinityIsNull() {
    let series = Series(x: [1, 2, 3], y: [.infinity, 5, -.infinity])
    #expect(series.y(at: 0).isNaN && series.y(at: 2).isNaN)
    #expect(series.yExtent(in: 0..<3) == 5...5)
  }

  @Test func unsortedPointsAreSortedStably() {
    let series = Series(x: [3, 1, .nan, 3, 2, .infinity, 1], y: [0, 1, 2, 3, 4, 5, 6])
    #expect((0..<series.count).map(series.x(at:)) == [1, 1, 2, 3, 3])
    #expect((0..<series.count).map(series.y(at:)) == [1, 6, 4, 0, 3])
  }

  @Test func regularXIsComputed() {
    let series = Series(start: 100, step: 0.5, y: [1, 2, 3])
    #expect((0..<3).map(series.x(at:)) == [100, 100.5, 101])
    let falling = Series(start: 100, step: -1, y: [1, 2, 3])
    #expect((0..<3).map(falling.x(at:)) == [98, 99, 100])
    #expect((0..<3).map(falling.y(at:)) == [3, 2, 1])
    #expect(Series(start: 5, step: 0, y: [1, 2]).xExtent == 5...5)
    #expect(Series(start: .nan, step: 1, y: [1, 2]).isEmpty)
    #expect(Series(start: 0, step: .infinity, y: [1, 2]).count <= 1)
    #expect(Series(start: 1e308, step: 1e308, y: [1, 2, 3]).count == 1)
  }

  @Test func seriesShareX() {
    let pair = Series.sharing(x: [2, 1], columns: [[20, 10], [200, 100]])
    #expect(pair[0].xColumn === pair[1].xColumn)
    #expect(pair[1].y(at: 0) == 100)
  }

  @Test func equalityIsIdentity() {
    let series = Series(x: [1], y: [1])
    var longer = series
    #expect(longer == series)
    longer.append(x: 2, y: 2)
    #expect(longer != series)
    #expect(Series(x: [1], y: [1]) != series)
    #expect(Series.empty == Series.empty)
  }

  @Test func windowsFindTheirPoints() {
    let series = Series(x: [1, 2, 2, 3, 10], y: [0, 0, 0, 0, 0])
    #expect(series.indices(in: 2...3) == 1..<4)
    #expect(series.indices(in: -5...0) == 0..<0)
    #expect(series.indices(in: 11...12) == 5..<5)
    #expect(series.indices(in: 4...5) == 4..<4)
    #expect(series.indices(in: -.infinity ... .infinity) == 0..<5)
    #expect(series.indices(in: 2...2) == 1..<3)
  }

  @Test func nearestPoint() {
    let series = Series(x: [1, 2, 2, 3, 10], y: [0, 0, 0, 0, 0])
    #expect(series.nearest(to: -100) == 0)
    #expect(series.nearest(to: 2.4) == 1)
    #expect(series.nearest(to: 2.5) == 1)
    #expect(series.nearest(to: 6.6) == 4)
    #expect(series.nearest(to: .infinity) == 4)
    #expect(series.nearest(to: .nan) == nil)
    #expect(Series.empty.nearest(to: 0) == nil)
  }

  @Test func statistics() {
    let series = Series(x: [1, 2, 3, 4], y: [.nan, 4, 1, .nan])
    let all = series.statistics(in: 0..<4)
    #expect(all == SeriesStatistics(minimum: 1, maximum: 4, sum: 5, first: 4, last: 1, count: 2))
    #expect(all.average == 2.5)
    #expect(series.statistics(in: 3..<4).count == 0)
    #expect(series.yExtent(in: 3..<9) == nil)
  }

  @Test func neighborsWithValues() {
    let nan = Double.nan
    let series = Series(x: [0, 1, 1, 2, 3, 4], y: [nan, 1, 2, nan, nan, 3])
    #expect(series.firstValid(after: -1) == 1)
    #expect(series.firstValid(after: 1) == 5)
    #expect(series.firstValid(after: 4) == nil)
    #expect(series.lastValid(before: 9) == 5)
    #expect(series.lastValid(before: 4) == 2)
    #expect(series.lastValid(before: 1) == nil)
    #expect(Series.empty.firstValid(after: 0) == nil)
    #expect(Series.empty.lastValid(before: 0) == nil)
  }
}

extension SeriesStatistics {
  init(minimum: Double, maximum: Double, sum: Double, first: Double, last: Double, count: Int) {
    self = Series.empty.statistics(in: 0..<0)
    (self.minimum, self.maximum, self.sum) = (minimum, maximum, sum)
    (self.first, self.last, self.count) = (first, last, count)
  }
}
