import DashboardFormat
import Graphs
import SwiftUI

/// The series, markers and axes of a timeseries widget as content of a graph.
struct TimeseriesContent: GraphContent {
  let definition: TimeseriesDefinition
  let layers: TimeseriesLayers
  var events: [TimeseriesEvent] = []
  let timeZone: TimeZone?

  var body: some GraphContent {
    ForEach(layers.segments) { SegmentContent(segment: $0) }
    MarkersContent(markers: definition.markers, extent: layers.extent)
    if !events.isEmpty {
      Events(events.map { .init(x: $0.time, $0.label, severity: $0.severity.graphSeverity, color: $0.color) })
    }
    TimeAxis(timeZone: timeZone)
    axis(.leading, definition.leadingAxis)
    if let trailing = definition.trailingAxis { axis(.trailing, trailing) }
  }

  private func axis(_ side: YAxisSide, _ axis: AxisDescription) -> YAxis {
    var (lowest, highest) = (axis.minimum, axis.maximum)
    if let low = lowest, let high = highest, low >= high { (lowest, highest) = (nil, nil) }
    let isLinear = axis.scale == .linear
    return YAxis(
      side, unit: axis.unit, scale: axis.scale, lowest: lowest, highest: highest, softLowest: axis.softMinimum,
      softHighest: axis.softMaximum,
      includesZero: isLinear ? axis.includesZero : nil, label: axis.label.flatMap { $0.isEmpty ? nil : $0 },
      decimals: axis.decimals, hidden: axis.isHidden)
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

/// An event over a graph.
struct TimeseriesEvent: Identifiable, Equatable {
  let id: Int
  var time: Double
  /// Empty where many events leave no room.
  var label: String
  var severity: ResultEvent.Severity
  var color: Color?

  /// The most lines over one graph; the newest stay.
  private static let limit = 200
  /// More events than this have no labels.
  private static let mostLabels = 8

  /// The events that a widget's requests after those of its series answered.
  static func all(_ definition: TimeseriesDefinition, _ answer: WidgetAnswer) -> [TimeseriesEvent] {
    let found = definition.events.enumerated().flatMap { index, overlay in
      (answer.result(definition.requests.count + index)?.events ?? []).map { (overlay, $0) }
    }
    let shown = found.count <= limit ? found[...] : found.sorted { $0.1.time > $1.1.time }.prefix(limit)
    return shown.enumerated().map { index, element in
      let (overlay, event) = element
      let label = overlay.title ?? event.value(of: "title")
      return TimeseriesEvent(
        id: index, time: event.time, label: shown.count <= mostLabels ? label.shortened(to: 30) : "",
        severity: event.severity, color: overlay.color?.color)
    }
  }
}
