import SwiftUI

/// Writes the description of a graph.
@MainActor
struct SummaryWriter {
  let plan: GraphPlan
  let window: ClosedRange<Double>
  let symbols: NumberSymbols
  private let ticks: XAxisTicks
  /// The assumed width in points, which makes times as precise as in tooltips.
  private static let width = 800.0

  init(plan: GraphPlan, window: ClosedRange<Double>, environment: PlotEnvironment) {
    self.plan = plan
    self.window = window
    symbols = environment.symbols
    let x = AxisMapping(scale: plan.xScale, domain: window, length: Self.width)
    ticks = XAxisTicks(plan, window: window, x: x, environment: environment)
  }

  var summary: GraphSummary {
    let layers = plan.legendLayers
    let ends = "\(place(window.lowerBound)) to \(place(window.upperBound))"
    let count = layers.count == 1 ? "1 series" : "\(layers.count) series"
    return GraphSummary(
      headline: plan.xExtent == nil ? "Graph without data." : "Graph of \(count), \(ends).",
      series: layers.map(summary(of:)), notes: plan.layers.compactMap { $0.mark.note(on: $0, self) })
  }

  /// The text of a position on the x axis.
  func place(_ x: Double) -> String {
    let title = ticks.title(of: x)
    return title.isEmpty ? "\(x)" : title
  }

  func at(_ x: Double) -> String { (plan.isTime ? "on " : "at ") + place(x) }

  func text(_ value: Double, of layer: GraphLayer) -> String {
    (layer.style.unit ?? plan.axes[layer.style.side].unit ?? .short).formatter(symbols: symbols).string(from: value)
  }

  private func summary(of layer: GraphLayer) -> SeriesSummary {
    let series = layer.mark.series ?? .empty
    let indices = series.indices(in: window)
    let all = series.statistics(in: indices)
    let name = layer.name.isEmpty ? "Series" : layer.name
    guard all.count > 0 else {
      return SeriesSummary(name: name, count: 0, gapCount: 0, trend: .steady, text: "\(name): no values.")
    }
    func extreme(_ value: Double) -> SeriesSummary.Extreme? {
      series.firstIndex(of: value, in: indices).map {
        SeriesSummary.Extreme(x: series.x(at: $0), value: value, text: text(value, of: layer))
      }
    }
    var result = SeriesSummary(
      name: name, count: all.count, gapCount: all.count < indices.count ? series.gapCount(in: indices) : 0,
      lowest: extreme(all.minimum), highest: extreme(all.maximum), average: all.average,
      trend: series.trend(in: indices), text: "")
    result.text = sentence(result, average: text(all.average, of: layer))
    return result
  }

  private func sentence(_ summary: SeriesSummary, average: String) -> String {
    guard let lowest = summary.lowest, let highest = summary.highest else { return "\(summary.name): no values." }
    let gaps = summary.gapCount == 0 ? "" : summary.gapCount == 1 ? " 1 gap." : " \(summary.gapCount) gaps."
    if lowest.value == highest.value {
      let count = summary.count == 1 ? "1 value" : "\(summary.count) values"
      return "\(summary.name): \(count) of \(lowest.text).\(gaps)"
    }
    return "\(summary.name): \(summary.count) values from \(lowest.text) to \(highest.text), \(average) on average, "
      + "\(summary.trend.rawValue). Lowest \(at(lowest.x)), highest \(at(highest.x)).\(gaps)"
  }
}

extension Series {
  /// The first point that has an extreme value of a range. O(log² n).
  fileprivate func firstIndex(of extreme: Double, in indices: Range<Int>) -> Int? {
    var (low, high) = (indices.lowerBound, indices.upperBound)
    // Binary search for the shortest prefix of the range that has the extreme.
    while low < high {
      let middle = low + (high - low) / 2
      let extent = yExtent(in: indices.lowerBound..<middle + 1)
      if extent?.lowerBound == extreme || extent?.upperBound == extreme { high = middle } else { low = middle + 1 }
    }
    return low < indices.upperBound && y(at: low) == extreme ? low : nil
  }

  /// The number of runs of nulls with a value on both sides.
  fileprivate func gapCount(in indices: Range<Int>) -> Int {
    withYValues { values in
      var (count, isGap, hasValue) = (0, false, false)
      for value in values[indices] {
        if value.isFinite {
          if isGap, hasValue { count += 1 }
          (isGap, hasValue) = (false, true)
        } else {
          isGap = true
        }
      }
      return count
    }
  }

  fileprivate func trend(in indices: Range<Int>) -> SeriesSummary.Trend {
    let third = Swift.max(1, indices.count / 3)
    let first = statistics(in: indices.lowerBound..<indices.lowerBound + third)
    let last = statistics(in: indices.upperBound - third..<indices.upperBound)
    let all = statistics(in: indices)
    guard first.count > 0, last.count > 0 else { return .steady }
    let change = last.average - first.average
    let least = (all.maximum - all.minimum) / 10
    return change > least ? .rising : change < -least ? .falling : .steady
  }
}
