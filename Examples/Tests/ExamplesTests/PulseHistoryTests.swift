import PulseViews
import Testing

/// The history of a measure: a line runs from sample to sample, not across time without any.
struct PulseHistoryTests {
  private func values(_ times: [Double]) -> [(x: Double, y: Double)] {
    var history = History()
    for (index, time) in times.enumerated() { history.append(Double(index), at: time) }
    return (0..<history.series.count).map { (history.series.x(at: $0), history.series.y(at: $0)) }
  }

  @Test func timeThatWasNotSampledIsAGap() {
    let values = values([100, 101, 102.4, 140, 141])
    #expect(values.map(\.x) == [100, 101, 102.4, 103.4, 140, 141])
    #expect(values[3].y.isNaN && values.filter { $0.y.isNaN }.count == 1)
  }
}
