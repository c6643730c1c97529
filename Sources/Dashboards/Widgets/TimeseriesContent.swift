import DashboardFormat
import Graphs
import SwiftUI

/// The series, markers and axes of a timeseries widget as content of a graph.
struct TimeseriesContent: GraphContent {
  let definition: TimeseriesDefinition
  let layers: TimeseriesLayers
  let timeZone: TimeZone?

  var body: some GraphContent {
    ForEach(layers.segments) { SegmentContent(segment: $0) }
    MarkersContent(markers: definition.markers, extent: layers.extent)
    TimeAxis(timeZone: timeZone)
    axis(.leading, definition.leadingAxis)
    if let trailing = definition.trailingAxis { axis(.trailing, trailing) }
  }

  private func axis(_ side: YAxisSide, _ axis: AxisDescription) -> YAxis {
    var (lowest, highest) = (axis.minimum, axis.maximum)
    if let low = lowest, let high = highest, low >= high { (lowest, highest) = (nil, nil) }
    let isLinear = axis.scale == .linear
    return YAxis(
      side, unit: axis.unit, scale: axis.scale, lowest: lowest, highest: highest,
      includesZero: isLinear ? axis.includesZero : nil, label: axis.label.flatMap { $0.isEmpty ? nil : $0 },
      hidden: axis.isHidden)
  }
}

extension TimeseriesLayers {
  /// From the lowest to the highest value.
  var extent: ClosedRange<Double>? {
    let extents = all.compactMap { $0.yExtent(in: 0..<$0.count) }
    guard let lower = extents.map(\.lowerBound).min(), let upper = extents.map(\.upperBound).max() else { return nil }
    return lower...upper
  }
}

extension TimeseriesLayers.Layer {
  /// Automatic symbols only mark few points; many would hide the line.
  fileprivate var hasMarkers: Bool {
    switch style.pointMarkers {
    case .never: false
    case .automatic: series.count <= 60
    case .always: true
    }
  }
}

/// Layers of the same style.
private struct SegmentContent: GraphContent {
  let segment: TimeseriesLayers.Segment

  var body: some GraphContent {
    switch (segment.display, segment.stacking) {
    case (.area, let mode?):
      Stack(segment.layers, mode) { LayerContent(layer: $0, content: Area(id: $0.id, points: $0.series)) }
    case (.bars, let mode?):
      Stack(segment.layers, mode) { LayerContent(layer: $0, content: Bars(id: $0.id, points: $0.series)) }
    case (.area, nil):
      ForEach(segment.layers) { LayerContent(layer: $0, content: Area(id: $0.id, points: $0.series)) }
    case (.bars, nil):
      ForEach(segment.layers) { LayerContent(layer: $0, content: Bars(id: $0.id, points: $0.series)) }
    case (.points, _):
      ForEach(segment.layers) { LayerContent(layer: $0, content: Points(id: $0.id, points: $0.series)) }
    case (.line, _):
      ForEach(segment.layers) { layer in
        LayerContent(layer: layer, content: Line(id: layer.id, points: layer.series))
          .symbol(layer.hasMarkers ? .circle : nil)
      }
    }
  }
}
