import Testing

@testable import TraceAnalysis

struct ViewStatisticsTests {
  /// 14 rows and 9 cards of 0.1 ms each run for one tap, and one of each changes: 13 and 8 runs are for nothing.
  @Test func wastedRunsAreCosted() {
    var builder = TraceBuilder.sharedFavorites()
    // The first frame ends with the 37 first runs.
    builder.trace.frames = [Frame(number: 1, start: 0, duration: 3_700_000, deadline: 16_666_667, interval: 16_666_667)]
    let table = ViewStatisticsTable(builder.trace)
    let rows = table.ofGroup[table.groups.named("SharedLandmarkRow")[0]]
    #expect(rows.launchRuns == 14)
    #expect(rows.runs == 14)
    #expect(rows.total == 1_400_000)
    #expect(rows.mean == 100_000)
    #expect(rows.wastedRuns == 13)
    #expect(rows.wastedTime == 1_300_000)
    let cards = table.ofGroup[table.groups.named("Views.sharedlandmarkcard")[0]]
    #expect(cards.wastedRuns == 8)
    #expect(table.ofInstance[builder.instance("SharedLandmarkRow", "3")].wastedRuns == 0)
    #expect(table.ofInstance[builder.instance("SharedLandmarkRow", "4")].wastedRuns == 1)
  }

  @Test func longBodiesByThreshold() {
    var builder = TraceBuilder()
    let row = builder.instance("Row")
    for duration: Int64 in [500_000, 500_001, 1_000_000, 1_000_001] { builder.update(row, duration: duration) }
    let rows = ViewStatisticsTable(builder.trace).ofGroup[0]
    #expect(rows.orangeRuns == 2)
    #expect(rows.redRuns == 1)
    #expect(rows.longest == 1_000_001)
  }

  @Test func aWindowCountsWhatBeganInIt() {
    var builder = TraceBuilder()
    let row = builder.instance("Row")
    for _ in 0..<4 { builder.update(row, duration: 10) }
    #expect(ViewStatisticsTable(builder.trace, range: 10..<30).ofGroup[0].runs == 2)
  }
}
