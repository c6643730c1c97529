import SwiftUI
import Testing
import TextLayout
import UITestSupport

@testable import Graphs

/// A drawn line of more points than pixels is the line through all its points within 2/255, with antialiasing.
@MainActor
struct AntialiasedLineTests {
  static let limit = 2.0 / 255 + 1e-9

  /// A plot of the window, whose values a part of lies outside.
  private func space(_ window: ClosedRange<Double>, _ values: ClosedRange<Double>, _ width: Int, _ height: Int)
    -> PlotSpace
  {
    PlotSpace(
      x: AxisMapping(domain: window, length: Double(width)),
      y: AxisMapping(domain: values, length: Double(height), isFlipped: true),
      size: CGSize(width: width, height: height), displayScale: 1)
  }

  /// How much of every pixel a view covers: it is black on white.
  private func coverage(of view: some View, _ space: PlotSpace, _ fonts: FontSystem) throws -> [Double] {
    let host = try TestHost(size: space.size, fonts: fonts) { view.background(.white) }
    return host.snapshot().pixels.map { 1 - Double($0 >> 16 & 0xFF) / 255 }
  }

  private func line(_ series: Series, _ lineWidth: Double, _ nulls: NullRule, _ space: PlotSpace) -> LayerView {
    let style = LayerStyle(color: .black, stroke: StrokeStyle(lineWidth: lineWidth, lineJoin: .round), nulls: nulls)
    let id = LayerID(base: 0, occurrence: 0)
    let layer = GraphLayer(id: id, name: "", style: style, mark: LineMark(series))
    return LayerView(run: LayerRun(PlotLayout.PlacedLayer(layer: layer, space: space)))
  }

  /// A real series in a window.
  private struct Sight {
    let real: RealSeries
    let name: String
    let window: ClosedRange<Double>
    let space: PlotSpace
  }

  /// The real series in windows, each as wide as a line may be before it is drawn point by point.
  private func sights() throws -> [Sight] {
    try RealSeries.all().flatMap { real in
      let extent = try #require(real.series.yExtent(in: 0..<real.x.count))
      return RealSeries.windows.compactMap { from, to -> Sight? in
        let length = real.x.last! - real.x[0]
        let window = real.x[0] + length * from...real.x[0] + length * to
        let width = min(320, (real.series.indices(in: window).count - 1) / 2)
        guard width >= 8, extent.lowerBound < extent.upperBound else { return nil }
        return Sight(
          real: real, name: "\(real.name), \(from)...\(to)", window: window, space: space(window, extent, width, 100))
      }
    }
  }

  @Test(.enabled(if: SharedData.isPresent), arguments: [1, 1.5]) func realSeries(lineWidth: Double) throws {
    let fonts = try FontSystem()
    let sights = try sights()
    #expect(sights.count == 61)
    for sight in sights {
      let near = sight.real.indices(around: sight.window)
      let full = FullLine(
        x: Array(sight.real.x[near]), y: Array(sight.real.y[near]), window: sight.window,
        width: sight.space.columnCount, height: 100, penWidth: lineWidth, yTransform: sight.space.y.position)
      let drawn = try coverage(of: line(sight.real.series, lineWidth, .breaks, sight.space), sight.space, fonts)
      #expect(FullLine.difference(full.coverage, drawn) <= Self.limit, "\(sight.name), \(lineWidth) px")
    }
  }

  @Test func randomSeries() throws {
    let fonts = try FontSystem()
    var seed: UInt64 = 0
    var compared = 0
    while compared < 1000 {
      seed += 1
      let sample = RandomSeries(seed: seed)
      var random = SeededGenerator(seed: seed + 1_000_000)
      let length = max(sample.x.last! - sample.x[0], 1)
      let start = sample.x[0] + length * Double.random(in: -0.3...0.9, using: &random)
      let window = start...start + length * Double.random(in: 0.01...1.5, using: &random)
      let nulls = [NullRule.breaks, .breaks, .spans, .spansUpTo(20)].randomElement(using: &random)!
      let lineWidth = [1.0, 1.5].randomElement(using: &random)!
      let series = sample.series
      let count = series.indices(in: window).count
      guard count >= 8, let extent = series.yExtent(in: 0..<series.count) else { continue }
      let width = Int.random(in: 1...min(120, (count - 1) / 2), using: &random)
      let height = Int.random(in: 4...60, using: &random)
      let span = max(extent.upperBound - extent.lowerBound, 1)
      let space = space(
        window, extent.lowerBound + span * 0.1...extent.lowerBound + span * 0.9, width, height)
      let nullGap: Double =
        switch nulls {
        case .breaks: -1
        case .spans: .infinity
        case .spansUpTo(let limit): limit
        }
      let full = FullLine(
        x: sample.x, y: sample.y, window: window, width: width, height: height, penWidth: lineWidth,
        nullGap: nullGap, yTransform: space.y.position)
      let drawn = try coverage(of: line(series, lineWidth, nulls, space), space, fonts)
      let difference = FullLine.difference(full.coverage, drawn)
      #expect(difference <= Self.limit, "seed \(seed), \(lineWidth) px, \(width)×\(height)")
      compared += 1
    }
  }

  /// How far columns of pixels are from a stroke through all points at their own places in x, joined round: the share
  /// of the plots' pixels that differ, and how much lighter the whole is. A guard against changes; the numbers are our
  /// own, see docs/results/graphs.md.
  @Test(
    .enabled(if: SharedData.isPresent),
    arguments: [(1, 0.06, 0.12), (1.5, 0.06, 0.22), (2, 0.05, 0.04), (3, 0.04, 0.02)])
  func strokes(lineWidth: Double, mostDiffering: Double, mostLighter: Double) throws {
    let fonts = try FontSystem()
    var (pixels, differing, strokes, columns) = (0, 0, 0.0, 0.0)
    for sight in try sights() {
      var outline = LineOutline(method: .linear)
      outline.add(sight.real.series, nulls: .breaks, in: sight.space)
      let path = outline.finish()
      let style = StrokeStyle(lineWidth: lineWidth, lineJoin: .round)
      let canvas = Canvas { context, _ in context.stroke(path, with: .color(.black), style: style) }
      let stroke = try coverage(of: canvas, sight.space, fonts)
      let drawn = try coverage(of: line(sight.real.series, lineWidth, .breaks, sight.space), sight.space, fonts)
      pixels += drawn.count
      differing += zip(stroke, drawn).count { abs($0 - $1) > Self.limit }
      strokes += stroke.reduce(0, +)
      columns += drawn.reduce(0, +)
    }
    #expect(Double(differing) / Double(pixels) < mostDiffering)
    #expect(abs(1 - columns / strokes) < mostLighter)
  }
}
