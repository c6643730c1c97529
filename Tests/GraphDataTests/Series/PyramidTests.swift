@testable import GraphData
import Testing

/// Answers from the pyramid against answers from the points.
struct PyramidTests {
  static func values(_ count: Int, nullRate: Double, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    var nulls = 0
    return (0..<count).map { _ in
      if nulls == 0, Double.random(in: 0..<1, using: &random) < nullRate {
        nulls = Int.random(in: 1...3000, using: &random)
      }
      if nulls > 0 {
        nulls -= 1
        return Bool.random(using: &random) ? .nan : .infinity
      }
      return Double.random(in: -1000...1000, using: &random).rounded()
    }
  }

  static func check(_ series: Series, _ y: [Double], seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let start = Int.random(in: 0...y.count, using: &random)
      let end = Bool.random(using: &random) ? y.count : min(start + Int.random(in: 0...200, using: &random), y.count)
      let valid = y[start..<end].filter(\.isFinite)
      let statistics = series.statistics(in: start..<end)
      #expect(statistics.count == valid.count)
      // Whole numbers: sums are exact in any order.
      #expect(statistics.sum == valid.reduce(0, +))
      #expect(series.yExtent(in: start..<end)?.lowerBound == valid.min())
      #expect(series.yExtent(in: start..<end)?.upperBound == valid.max())
      if !valid.isEmpty {
        #expect(statistics.minimum == valid.min() && statistics.maximum == valid.max())
        #expect(statistics.first == valid.first && statistics.last == valid.last)
      }
    }
  }

  @Test(arguments: [1, 63, 64, 65, 1023, 1024, 1025, 16_384, 40_000, 100_000], [0, 0.0005, 0.2])
  func answersAreThoseOfThePoints(count: Int, nullRate: Double) {
    let y = Self.values(count, nullRate: nullRate, seed: UInt64(count))
    Self.check(Series(start: 0, step: 1, y: y), y, seed: 7)
  }

  @Test func thePyramidFollowsAppends() {
    let y = Self.values(9_000, nullRate: 0.002, seed: 3)
    var series = Series.empty
    var copies: [(Series, Int)] = []
    for (index, value) in y.enumerated() {
      series.append(x: Double(index), y: value)
      if index % 37 == 0 { _ = series.yExtent(in: 0..<series.count) }
      if index % 1500 == 700 { copies.append((series, index + 1)) }
    }
    Self.check(series, y, seed: 1)
    series.checkInvariants()
    for (copy, count) in copies { Self.check(copy, Array(y[..<count]), seed: UInt64(count)) }
  }

  @Test func forksHaveTheirOwn() {
    let y = Self.values(3_000, nullRate: 0, seed: 5)
    let series = Series(start: 0, step: 1, y: y)
    var left = series
    var right = series
    for index in 0..<2_000 {
      left.append(x: Double(3_000 + index), y: 5_000)
      right.append(x: Double(3_000 + index), y: -5_000)
    }
    #expect(left.yExtent(in: 0..<5_000)?.upperBound == 5_000)
    #expect(right.yExtent(in: 0..<5_000)?.lowerBound == -5_000)
    #expect(right.yExtent(in: 3_000..<5_000) == -5_000 ... -5_000)
    Self.check(series, y, seed: 2)
    for series in [series, left, right] { series.checkInvariants() }
  }

  @Test func manyThreadsAskAtOnce() async {
    // More than a million, of which the pyramid is built in parts.
    let series = Series(x: XColumn(start: 0, step: 1, count: 1_200_000)) { y in
      for index in y.indices { y[index] = index % 70_001 == 0 ? .nan : Double(index & 1023) }
    }
    var expected = 0.0
    for index in 0..<1_200_000 where index % 70_001 != 0 { expected += Double(index & 1023) }
    await withTaskGroup(of: Double.self) { group in
      for _ in 0..<8 { group.addTask { series.statistics(in: 0..<series.count).sum } }
      for await sum in group { #expect(sum == expected) }
    }
  }
}
