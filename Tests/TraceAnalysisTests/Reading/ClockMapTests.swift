import Testing

@testable import TraceAnalysis

@Suite struct ClockMapTests {
  private func map(_ pairs: [(UInt64, UInt64)]) -> (UInt64) -> Int64 {
    var map = ClockMap(ticks: pairs[0].0, nanoseconds: pairs[0].1)
    for pair in pairs.dropFirst() { map.add(ticks: pair.0, nanoseconds: pair.1) }
    map.prepare()
    return { ticks in
      var hint = 0
      return map.nanoseconds(Int64(ticks), hint: &hint)
    }
  }

  /// The clock ticks every 0.5 ns for the first second, every 1 ns for the next.
  @Test func linesJoinThePairs() {
    let time = map([(1000, 50), (2_000_001_000, 1_000_000_050), (3_000_001_000, 2_000_000_050)])
    #expect(time(1000) == 0)
    // 500 M ticks after the start, half a nanosecond each.
    #expect(time(500_001_000) == 250_000_000)
    #expect(time(2_000_001_000) == 1_000_000_000)
    // Half a second into the second line, and one second beyond it.
    #expect(time(2_500_001_000) == 1_500_000_000)
    #expect(time(4_000_001_000) == 3_000_000_000)
    // Before the beginning.
    #expect(time(0) == 0)
  }

  @Test func pairsThatGoBackAreLeftOut() {
    let time = map([(0, 0), (10_000_000, 10_000_000), (20_000_000, 5_000_000), (30_000_000, 30_000_000)])
    #expect(time(20_000_000) == 20_000_000)
  }

  /// 100 ticks that took 300 ns say little of the clock's rate beside 10 ms that took as many ticks.
  @Test func pairsCloseTogetherAreLeftOut() {
    #expect(map([(0, 0), (100, 300), (10_000_000, 10_000_000)])(5_000_000) == 5_000_000)
    #expect(map([(0, 0), (100, 300)])(50) == 150)
  }

  @Test func absurdNumbersStayInRange() {
    let largest = UInt64(Int64.max)
    #expect(map([(0, 0)])(largest) == ClockMap.limit)
    #expect(map([(0, 0), (1, .max)])(largest) == ClockMap.limit)
    #expect(map([(.max, .max), (0, 0)])(0) == 0)
  }
}
