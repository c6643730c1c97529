import GraphData
import Testing

struct StackedSeriesTests {
  private func values(_ series: Series) -> [Double?] {
    (0..<series.count).map { series.isValid(at: $0) ? series.y(at: $0) : nil }
  }

  private func edges(_ stack: StackedSeries) -> [[[Double?]]] {
    stack.layers.map { [values($0.lower), values($0.upper)] }
  }

  @Test func layersStandOnEachOther() {
    let stack = StackedSeries(Series.sharing(x: [0, 1], columns: [[1, 2], [10, 20]]))
    #expect(edges(stack) == [[[0, 0], [1, 2]], [[1, 2], [11, 22]]])
    #expect(stack.extent == 0...22)
    #expect(stack.layers[0].lower.xColumn === stack.layers[1].upper.xColumn)
  }

  @Test func aNullAddsNothingAndLeavesAGap() {
    let stack = StackedSeries(Series.sharing(x: [0, 1], columns: [[1, .nan], [10, 20]]))
    #expect(edges(stack) == [[[0, nil], [1, nil]], [[1, 0], [11, 20]]])
  }

  @Test func negativeValuesGoDown() {
    let stack = StackedSeries(Series.sharing(x: [0], columns: [[3], [-2], [4], [-5]]))
    #expect(edges(stack) == [[[0], [3]], [[-2], [0]], [[3], [7]], [[-7], [-2]]])
    #expect(stack.extent == -7...7)
  }

  @Test func normalizedLayersAreShares() {
    let stack = StackedSeries(Series.sharing(x: [0, 1, 2], columns: [[1, 0, -1], [3, 0, 3]]), mode: .normalized)
    #expect(edges(stack) == [[[0, 0, -0.25], [0.25, 0, 0]], [[0.25, 0, 0], [1, 0, 0.75]]])
  }

  @Test func aStreamIsCentred() {
    let stack = StackedSeries(Series.sharing(x: [0, 1], columns: [[2, 1], [4, .nan], [-2, 3]]), mode: .centered)
    // Magnitudes of 2 + 4 + 2 and 1 + 3.
    #expect(edges(stack) == [[[-4, -2], [-2, -1]], [[-2, nil], [2, nil]], [[2, -1], [4, 2]]])
  }

  @Test func differentXBecomeOne() {
    let a = Series(x: [0, 2, 4], y: [0, 2, 4])
    let b = Series(x: [1, 2, 5], y: [10, 20, .nan])
    let areas = StackedSeries([a, b])
    #expect((0..<5).map { areas.layers[0].upper.x(at: $0) } == [0, 1, 2, 4, 5])
    #expect(
      edges(areas) == [[[0, 0, 0, 0, nil], [0, 1, 2, 4, nil]], [[nil, 1, 2, nil, nil], [nil, 11, 22, nil, nil]]])
    let bars = StackedSeries([a, b], missing: .null)
    #expect(
      edges(bars) == [
        [[0, nil, 0, 0, nil], [0, nil, 2, 4, nil]], [[nil, 0, 2, nil, nil], [nil, 10, 22, nil, nil]],
      ])
  }

  @Test func equalXCountOnce() {
    let stack = StackedSeries([Series(x: [0, 0, 1], y: [1, 2, 3]), Series(x: [0], y: [5])])
    #expect(edges(stack) == [[[0, 0], [2, 3]], [[2, nil], [7, nil]]])
  }

  @Test func nothingToStack() {
    #expect(StackedSeries([]).layers.isEmpty && StackedSeries([]).extent == nil)
    #expect(StackedSeries([.empty, .empty]).extent == nil)
    #expect(StackedSeries([Series(x: [1], y: [.nan])], mode: .centered).extent == nil)
  }
}
