import Testing
import TraceAnalysis

@testable import TraceViewer

struct ViewTableTests {
  @Test func `sums of a range are those of apus summary`() {
    let trace = SampleTrace.large(5000)
    let table = ViewTable(trace)
    for range in [0..<5_000_000, 1_234_567..<3_000_001, 999_000..<1_000_000, 7..<8] as [Range<Int64>] {
      let expected = ViewStatisticsTable(trace, range: range)
      let rows = table.rows(in: range, order: .time)
      #expect(rows.reduce(0) { $0 + $1.runs } == expected.ofGroup.reduce(0) { $0 + $1.runs })
      for row in rows {
        let statistics = expected.ofGroup[row.view]
        #expect(row.runs == statistics.runs)
        #expect(row.time == statistics.total)
        #expect(row.longest == statistics.longest)
        #expect(row.wasted == statistics.wastedRuns)
        #expect(row.wastedTime == statistics.wastedTime)
      }
    }
  }

  @Test func `what is greatest comes first`() {
    let document = TraceDocument(SampleTrace.alternating(), file: "")
    let all = document.range
    // Row: 5 runs, of which 4 in vain. Label: 5 runs.
    #expect(document.views.rows(in: all, order: .wasted).map(\.view) == [0, 1])
    #expect(document.views.rows(in: all, order: .name).map(\.view) == [1, 0])
    #expect(document.views.rows(in: 0..<1, order: .runs).map(\.runs) == [1])
  }

  @Test func `the chain of causes leads from the gesture to the body`() {
    let rows = TraceDocument(SampleTrace.alternating(), file: "").causes(of: 0, in: 0..<10_000_000)
    #expect(rows.map(\.title).prefix(2) == ["tap", "Model.count"])
    #expect(rows.map(\.depth).prefix(3) == [0, 1, 2])
    #expect(rows.contains { $0.title == "Row" && $0.isSelected && $0.changed == 0 && $0.count == 4 })
  }
}
