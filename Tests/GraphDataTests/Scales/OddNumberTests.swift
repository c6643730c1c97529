import DashboardTestSupport
import Testing

@testable import GraphData

/// Scales, ticks and texts take any pair of numbers: nothing stops, and nothing that is shown is without end.
@Suite(.timeLimit(.minutes(2)))
struct OddNumberTests {
  private static let scales: [Scale] =
    [.linear, .sqrt] + OddNumbers.all.flatMap { [.log(base: $0), .symlog(constant: $0), .power($0)] }

  /// 225 domains on 47 scales: 10,575 trials.
  @Test func axesOfNumbers() {
    for scale in Self.scales {
      for (lower, upper) in OddNumbers.pairs {
        let domain = scale.domain(from: lower, to: upper)
        for unit in [MetricUnit.none, .bytes] {
          let ticks = NumericTicks(scale: scale, unit: unit)
          let set = ticks.ticks(in: domain, count: 5)
          #expect(set.ticks.count <= 1300 && set.ticks.allSatisfy { $0.value.isFinite }, "\(scale) \(lower) \(upper)")
          #expect(set.niceDomain.lowerBound.isFinite && set.niceDomain.upperBound.isFinite)
          #expect(ticks.minorValues(of: set).count <= 1000)
        }
        let projection = AxisProjection(scale: scale, domain: domain, length: 300)
        let ends = [domain.lowerBound, domain.upperBound].map { projection.position(of: $0) }
        #expect(ends.allSatisfy { $0.isFinite }, "\(scale) \(lower) \(upper)")
        _ = projection.value(at: upper)
      }
    }
  }

  @Test func axesOfTime() {
    for (lower, upper) in OddNumbers.pairs where lower <= upper {
      for zone in ["UTC", "Asia/Kathmandu"] {
        let ticks = TimeTicks(timeZone: .init(identifier: zone) ?? .gmt)
        let set = ticks.ticks(in: lower...upper, length: 400, spacing: 10) { Double($0.count) * 7 }
        #expect(set.ticks.count <= 200)
      }
    }
  }

  @Test func texts() {
    for value in OddNumbers.all {
      for unit in [MetricUnit.none, .bytes, .milliseconds, .percent, .currency("EUR"), .custom("x", scale: value)] {
        #expect(unit.formatter().string(from: value).count < 700)
        #expect(unit.formatter().string(from: 1).count < 700)
      }
    }
  }

  @Test func seriesOfAnyNumbers() {
    for (x, y) in OddNumbers.pairs {
      let series = Series(x: [0, x, y], y: [x, y, 1])
      _ = series.statistics(in: 0..<series.count)
      for span in [PixelSpan(column: 0, top: x, bottom: y), PixelSpan(column: 0, top: y, bottom: x)] { _ = span.rows }
      _ = StackedSeries([series, Series(start: x, step: y, y: [x, y])], mode: .normalized)
      #expect(Int(clamping: x) == (x.isNaN ? 0 : x >= 9.3e18 ? .max : x <= -9.3e18 ? .min : Int(x)))
    }
  }
}
