import DashboardFormat
import Graphs
import SwiftUI

/// How often values occur.
struct DistributionWidget: View {
  let definition: DistributionDefinition
  let answer: WidgetAnswer

  var body: some View {
    let series = definition.requests.indices.flatMap { answer.result($0)?.series ?? [] }
    let values = series.lazy.flatMap { element in (0..<element.series.count).lazy.map { element.series.y(at: $0) } }
    if let issue = DataIssue(values: values) {
      WidgetMessage(issue.message)
    } else {
      Distribution(
        Histogram(values, bucketCount: min(max(definition.bucketCount, 1), 500)),
        unit: definition.valueAxis.unit ?? series.lazy.compactMap(\.unit).first ?? .short,
        color: GraphPalette.named(definition.requests.first?.style.palette).shade(0))
    }
  }
}

/// Counts over time and value.
struct HeatMapWidget: View {
  let definition: HeatMapDefinition
  let result: QueryResult
  @Binding var window: ClosedRange<Double>

  var body: some View {
    let series = result.series
    let issue = DataIssue(series.map(\.series))
    let cells = HeatMapCells(series, buckets: definition.buckets)
    Graph(window: $window) {
      Heatmap("count", columns: cells.columns, buckets: cells.buckets, counts: cells.counts)
        .foregroundStyle(GraphPalette.named(definition.palette).shade(0))
      TimeAxis()
      YAxis(unit: definition.axis.unit ?? series.lazy.compactMap(\.unit).first, scale: definition.axis.scale)
    }
    .legend(.hidden).dragAction(.pan)
    .overlay { if let issue, issue != .singlePoint { WidgetMessage(issue.message).allowsHitTesting(false) } }
  }
}

/// Series sorted into cells of time and value.
struct HeatMapCells: Equatable {
  /// The starts of the columns, and the end of the last.
  var columns: [Double] = []
  var buckets: [Double] = []
  var counts: [Double] = []

  init(_ series: [ResultSeries], buckets kind: HeatMapDefinition.Buckets) {
    let extents = series.compactMap(\.series.xExtent)
    guard let start = extents.map(\.lowerBound).min(), let last = extents.map(\.upperBound).max() else { return }
    let length = min(series.map(\.series.count).max() ?? 1, 120)
    let step = max((last - start) / Double(max(length - 1, 1)), 1e-9)
    columns = (0...length).map { start + Double($0) * step }
    switch kind {
    case .computed(let count): compute(series, length: length, step: step, count: min(max(count ?? 24, 1), 200))
    case .series: take(series, length: length, step: step)
    }
  }

  private func column(_ x: Double, _ step: Double, _ length: Int) -> Int {
    min(max(Int(clamping: (x - columns[0]) / step), 0), length - 1)
  }

  private mutating func compute(_ series: [ResultSeries], length: Int, step: Double, count: Int) {
    let extents = series.compactMap { $0.series.yExtent(in: 0..<$0.series.count) }
    let low = extents.map(\.lowerBound).min() ?? 0
    let high = max(extents.map(\.upperBound).max() ?? 1, low + max(abs(low) * 1e-9, 1e-9))
    let height = (high - low) / Double(count)
    buckets = (0...count).map { low + Double($0) * height }
    counts = [Double](repeating: 0, count: length * count)
    for element in series {
      for index in 0..<element.series.count where element.series.isValid(at: index) {
        let row = min(max(Int(clamping: (element.series.y(at: index) - low) / height), 0), count - 1)
        counts[column(element.series.x(at: index), step, length) * count + row] += 1
      }
    }
  }

  /// Each series is a bucket whose name is its upper bound. If names are not numbers, the bounds are 1, 2, 3…
  private mutating func take(_ series: [ResultSeries], length: Int, step: Double) {
    let bounds = series.map { Double($0.labels["le"] ?? $0.name) }
    let isNumbered = bounds.allSatisfy { $0?.isFinite == true } && Set(bounds).count == bounds.count
    let order = series.indices.sorted { isNumbered ? bounds[$0]! < bounds[$1]! : $0 < $1 }
    buckets =
      isNumbered
      ? [min(0, bounds[order[0]]! - 1e-9)] + order.map { bounds[$0]! } : (0...series.count).map(Double.init)
    counts = [Double](repeating: 0, count: length * series.count)
    for (row, place) in order.enumerated() {
      let points = series[place].series
      for index in 0..<points.count where points.isValid(at: index) {
        counts[column(points.x(at: index), step, length) * series.count + row] += max(0, points.y(at: index))
      }
    }
  }
}
