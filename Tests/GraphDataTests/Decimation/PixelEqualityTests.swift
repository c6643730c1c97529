import Foundation
import GraphData
import Testing

/// Decimated lines are the full line pixel for pixel.
struct PixelEqualityTests {
  /// A random series: walks, spikes, constant stretches, gaps in x, nulls alone and in stretches, equal x.
  struct Sample {
    var x: [Double] = []
    var y: [Double] = []
    var isRegular: Bool

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...[3, 40, 600, 5_000].randomElement(using: &random)!, using: &random)
      isRegular = Bool.random(using: &random)
      let spikes = [0, 0.01, 0.3].randomElement(using: &random)!
      let nulls = [0, 0, 0.001, 0.05, 0.9].randomElement(using: &random)!
      let gaps = [0, 0.002, 0.1].randomElement(using: &random)!
      var time = Double.random(in: -1e9...1e9, using: &random).rounded()
      var level = 0.0
      var nullsLeft = 0
      for index in 0..<count {
        x.append(isRegular ? time + Double(index) : time)
        if !isRegular {
          time += [0, 0.25, 1, 1, 1, 2].randomElement(using: &random)!
          if Double.random(in: 0..<1, using: &random) < gaps { time += Double.random(in: 5...200, using: &random) }
        }
        level += Double.random(in: -1...1, using: &random)
        if Double.random(in: 0..<1, using: &random) < nulls { nullsLeft = Int.random(in: 1...130, using: &random) }
        if nullsLeft > 0 {
          nullsLeft -= 1
          y.append([.nan, .infinity, -.infinity].randomElement(using: &random)!)
        } else if Double.random(in: 0..<1, using: &random) < spikes {
          y.append(level + Double.random(in: -300...300, using: &random))
        } else {
          y.append(level)
        }
      }
    }

    var series: Series {
      isRegular ? Series(start: x[0], step: 1, y: y) : Series(x: x, y: y)
    }
  }

  @Test(arguments: 0..<20) func randomSeries(batch: Int) {
    for seed in batch * 50..<(batch + 1) * 50 {
      let sample = Sample(seed: UInt64(seed))
      var random = SeededGenerator(seed: UInt64(seed) + 1_000_000)
      let width = Int.random(in: 1...120, using: &random)
      let height = Int.random(in: 1...60, using: &random)
      let length = max(sample.x.last! - sample.x[0], 1)
      let start = sample.x[0] + length * Double.random(in: -0.3...0.9, using: &random)
      let window = start...start + length * Double.random(in: 0.01...1.5, using: &random)
      let gap = [nil, nil, 1, 3.5, 100].randomElement(using: &random)!
      let nulls = [NullRule.breaks, .breaks, .spans, .spansUpTo(20)].randomElement(using: &random)!
      let penWidth = [1.0, 1, 1, 2, 3, 5.5].randomElement(using: &random)!
      let extent = sample.series.yExtent(in: 0..<sample.x.count) ?? 0...1
      let span = max(extent.upperBound - extent.lowerBound, 1)
      // A part of the values lies outside of the plot.
      let transform = { (y: Double) in (extent.upperBound - span * 0.1 - y) / (span * 0.8) * Double(height) }
      let nullGap: Double =
        switch nulls {
        case .breaks: -1
        case .spans: gap ?? .infinity
        case .spansUpTo(let limit): min(limit, gap ?? .infinity)
        }
      let full = FullLine(
        x: sample.x, y: sample.y, window: window, width: width, height: height, penWidth: penWidth,
        maximumGap: gap ?? .infinity, nullGap: nullGap, yTransform: transform)
      let runs = sample.series.columns(
        window: window, columnCount: width, margin: PixelSpan.margin(lineWidth: penWidth), maximumGap: gap, nulls: nulls
      )
      let spans = PixelSpan.line(runs, columnCount: width, lineWidth: penWidth, yTransform: transform)
      let differences = zip(full.pixels, FullLine.drawn(spans, width: width, height: height)).count { $0 != $1 }
      #expect(differences == 0, "seed \(seed), pen \(penWidth)")
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.column < $1.column || $0.bottom < $1.top })
    }
  }

  @Test(.enabled(if: SharedData.isPresent), arguments: 1...6) func serverMetrics(column: Int) throws {
    let values = try #require(
      JSONSerialization.jsonObject(with: SharedData.series("server-metrics-55k.json")) as? [Any])
    // The file: a column count, that many names and the x name's, then rows.
    let count = try #require(values[0] as? Int)
    let rows = stride(from: 1 + count, to: values.count, by: count)
    let x = rows.map { (values[$0] as! NSNumber).doubleValue * 60 }
    let y = rows.map { (values[$0 + column] as? NSNumber)?.doubleValue ?? .nan }
    let series = Series(x: x, y: y)
    let extent = try #require(series.yExtent(in: 0..<series.count))
    let length = x.last! - x[0]
    for (from, to) in [(0.0, 1.0), (0.3, 0.31), (0.5, 0.9), (-0.2, 0.05)] {
      let window = x[0] + length * from...x[0] + length * to
      let (width, height) = (320, 100)
      let scale = Double(height) / max(extent.upperBound - extent.lowerBound, 1e-9)
      let transform = { (y: Double) in (extent.upperBound - y) * scale }
      // Only points near the window, with one more on both sides, for the reference looks at every pixel column.
      let near = x.indices.filter { x[$0] > window.lowerBound - 600 && x[$0] < window.upperBound + 600 }
      let full = FullLine(
        x: near.map { x[$0] }, y: near.map { y[$0] }, window: window, width: width, height: height,
        yTransform: transform)
      let runs = series.columns(window: window, columnCount: width)
      let spans = PixelSpan.line(runs, columnCount: width, yTransform: transform)
      #expect(full.pixels == FullLine.drawn(spans, width: width, height: height))
    }
  }
}
