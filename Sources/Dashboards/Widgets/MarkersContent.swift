import DashboardFormat
import Graphs
import SwiftUI

/// Markers across a graph.
///
/// A marker far from the data would flatten the data. Markers further from the data than the data's height are therefore
/// not shown, and ranges are clipped to the data.
struct MarkersContent: GraphContent {
  let markers: [MarkerDescription]
  /// From the lowest to the highest value of the data.
  let extent: ClosedRange<Double>?

  var body: some GraphContent {
    ForEach(markers.indices, id: \.self) { index in
      if let range = Self.range(markers[index].position, extent) {
        MarkerContent(marker: markers[index], range: range)
      }
    }
  }

  /// The visible part of a marker.
  static func range(_ position: MarkerDescription.Position, _ extent: ClosedRange<Double>?) -> ClosedRange<Double>? {
    guard let extent else { return nil }
    let (low, high) = (min(extent.lowerBound, 0), max(extent.upperBound, 0))
    let reach = max(high - low, .leastNormalMagnitude)
    switch position {
    case .line(let value):
      return value.isFinite && value >= low - reach && value <= high + reach ? value...value : nil
    case .band(let from, let to):
      let (lower, upper) = (max(from ?? low, low), min(to ?? high, high))
      return lower < upper ? lower...upper : nil
    }
  }
}

private struct MarkerContent: GraphContent {
  let marker: MarkerDescription
  let range: ClosedRange<Double>

  var body: some GraphContent {
    let color = marker.color?.color ?? severity.color
    Threshold(y: range, marker.label).severity(severity)
      .foregroundStyle(color)
      .lineStyle(StrokeStyle(lineWidth: min(max(marker.lineWidth, 0.5), 6), dash: dash))
      .yAxis(marker.isOnTrailingAxis ? .trailing : .leading)
  }

  private var severity: GraphSeverity {
    switch marker.severity {
    case .info: .info
    case .ok: .ok
    case .warning: .warning
    case .error: .error
    }
  }

  private var dash: [CGFloat] {
    switch marker.dash {
    case .solid: []
    case .dashed: [5, 3]
    case .dotted: [1, 3]
    }
  }
}
