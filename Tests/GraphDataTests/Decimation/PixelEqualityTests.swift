import GraphData
import Testing

/// Decimated lines are the full line pixel for pixel.
struct PixelEqualityTests {
  @Test(arguments: 0..<20) func randomSeries(batch: Int) {
    for seed in batch * 50..<(batch + 1) * 50 {
      let sample = RandomSeries(seed: UInt64(seed))
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
      // With antialiasing a pixel is as dark as the part of its height that is covered.
      let coverage = FullLine.coverage(spans, width: width, height: height)
      #expect(FullLine.difference(full.coverage, coverage) < 1e-6, "seed \(seed), pen \(penWidth)")
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.column < $1.column || $0.bottom < $1.top })
    }
  }

  @Test(.enabled(if: SharedData.isPresent)) func realSeries() throws {
    for real in try RealSeries.all() {
      let extent = try #require(real.series.yExtent(in: 0..<real.x.count), "\(real.name)")
      let length = real.x.last! - real.x[0]
      for (from, to) in RealSeries.windows {
        let window = real.x[0] + length * from...real.x[0] + length * to
        let (width, height) = (320, 100)
        let scale = Double(height) / max(extent.upperBound - extent.lowerBound, 1e-9)
        let transform = { (y: Double) in (extent.upperBound - y) * scale }
        // Only points near the window, with one more on both sides, for the reference looks at every pixel column.
        let near = real.indices(around: window)
        let full = FullLine(
          x: Array(real.x[near]), y: Array(real.y[near]), window: window, width: width, height: height,
          yTransform: transform)
        let runs = real.series.columns(window: window, columnCount: width)
        let spans = PixelSpan.line(runs, columnCount: width, yTransform: transform)
        #expect(full.pixels == FullLine.drawn(spans, width: width, height: height), "\(real.name), \(from)...\(to)")
        #expect(FullLine.difference(full.coverage, FullLine.coverage(spans, width: width, height: height)) < 1e-6)
      }
    }
  }
}
