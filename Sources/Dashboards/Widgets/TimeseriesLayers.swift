import DashboardFormat
import Foundation
import Graphs

/// The series of a timeseries widget with their styles, in drawing order.
struct TimeseriesLayers {
  struct Layer: Identifiable {
    let id: String
    var name: String
    var series: Series
    var style: SeriesStyle
    var color: Color
    var unit: MetricUnit?
    var isInLegend = true
  }

  /// Layers of the same style, stacked or not.
  struct Segment: Identifiable {
    let id: Int
    var display: SeriesStyle.Display
    var stacking: StackMode?
    var layers: [Layer]
  }

  private(set) var segments: [Segment] = []
  var all: [Series] { segments.flatMap { $0.layers.map(\.series) } }

  init(_ definition: TimeseriesDefinition, _ answer: WidgetAnswer) {
    var place = 0
    for (index, request) in definition.requests.enumerated() {
      guard let result = answer.result(index) else { continue }
      var series = result.series
      if request.style.isOrderedByValue {
        series.sort { Statistic.average.value(of: $0.series) > Statistic.average.value(of: $1.series) }
      }
      for (number, element) in series.enumerated() {
        guard let layer = Self.layer(element, request, id: "\(index).\(number)", place: place) else { continue }
        place += 1
        add(layer, group: "\(index) \(layer.style.stackGroup ?? "")")
      }
    }
    let overlapping = segments.filter { $0.display == .area && $0.stacking == nil }.reduce(0) { $0 + $1.layers.count }
    if overlapping > 1 { thin(areas: overlapping) }
  }

  /// Reduces the opacity of overlapping areas, so that together they hide about as much as one.
  ///
  /// n areas of opacity a cover 1 - (1 - a)ⁿ; above two fifths, colours mix to grey.
  private mutating func thin(areas count: Int) {
    let most = 1 - pow(0.6, 1 / Double(count))
    for index in segments.indices where segments[index].display == .area && segments[index].stacking == nil {
      for place in segments[index].layers.indices {
        let asked = segments[index].layers[place].style.fillOpacity ?? most
        segments[index].layers[place].style.fillOpacity = min(asked, most)
      }
    }
  }

  private var groups: [String: Int] = [:]

  private mutating func add(_ layer: Layer, group: String) {
    let mode: StackMode? =
      switch layer.style.stacking {
      case .none: nil
      case .zero: .zero
      case .normalized: .normalized
      case .centered: .centered
      }
    let canStack = layer.style.display == .area || layer.style.display == .bars
    let stacking = canStack ? mode : nil
    let key =
      "\(layer.style.stackGroup ?? group) \(layer.style.display) \(stacking.map { "\($0)" } ?? "-") \(layer.style.isOnTrailingAxis)"
    if let index = groups[key] {
      segments[index].layers.append(layer)
    } else {
      groups[key] = segments.count
      segments.append(
        Segment(id: segments.count, display: layer.style.display, stacking: stacking, layers: [layer]))
    }
  }

  private static func layer(
    _ element: ResultSeries, _ request: TimeseriesRequest, id: String, place: Int
  ) -> Layer? {
    let formula = request.data.shown.indices.contains(element.index) ? request.data.shown[element.index] : nil
    var style = request.style
    var name = element.name
    var isInLegend = true
    for rule in request.overrides where rule.matcher.matches(element, query: formula?.text) {
      style = style.applying(rule.properties)
      for property in rule.properties {
        switch property {
        case .displayName(let text): name = text
        case .hiddenFromLegend: isInLegend = false
        case .hidden: return nil
        default: break
        }
      }
    }
    let palette = GraphPalette.named(formula?.palette ?? style.palette)
    let color = style.color?.color ?? palette.shade(formula?.paletteIndex.map { abs($0 % 1000) } ?? place)
    var series = element.series
    if style.nulls == .zero { series = series.replacingNulls }
    // A line needs two points to be seen.
    if series.count == 1, style.display == .line || style.display == .area { style.display = .points }
    return Layer(
      id: id, name: name, series: series, style: style, color: color, unit: style.unit ?? element.unit,
      isInLegend: isInLegend)
  }
}

extension Series {
  /// The series with zero in place of nulls.
  fileprivate var replacingNulls: Series {
    Series(x: (0..<count).map { x(at: $0) }, y: (0..<count).map { isValid(at: $0) ? y(at: $0) : 0 })
  }
}

extension SeriesOverride.Matcher {
  fileprivate func matches(_ series: ResultSeries, query: String?) -> Bool {
    switch self {
    case .name(let name): return series.name == name
    case .query(let name): return query == name
    case .pattern(let pattern):
      // Ignore long patterns.
      guard pattern.utf8.count <= 200, let expression = try? NSRegularExpression(pattern: pattern) else { return false }
      let name = String(series.name.prefix(200))
      return expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
    }
  }
}
