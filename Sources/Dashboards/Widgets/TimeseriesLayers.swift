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
        // A palette that is taken from its end has its first colour for the last series.
        let color = request.style.isReversed ? series.count - 1 - number : place
        guard let layer = Self.layer(element, request, id: "\(index).\(number)", place: color) else { continue }
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
    var name = Self.name(element, formula, request.data)
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
    let byValue = style.formats.isEmpty ? nil : style.formats.first(for: Statistic.last.value(of: element.series))
    let color =
      style.color?.color ?? (byValue?.foreground ?? byValue?.background)?.color
      ?? palette.shade(formula?.paletteIndex.map { abs($0 % 1000) } ?? place)
    var series = element.series.transformed(style.transform)
    if style.nulls == .zero { series = series.replacingNulls }
    // A line needs two points to be seen.
    if series.count == 1, style.display == .line || style.display == .area { style.display = .points }
    return Layer(
      id: id, name: name, series: series, style: style, color: color, unit: style.unit ?? element.unit,
      isInLegend: isInLegend)
  }
}

extension TimeseriesLayers {
  /// What a series is called: never by the name that a query has in formulas alone.
  fileprivate static func name(_ element: ResultSeries, _ formula: Formula?, _ data: QuerySet) -> String {
    guard let formula, element.name == formula.text || data.query(named: element.name) != nil else {
      return element.name
    }
    return data.title(of: formula)
  }
}

extension Series {
  fileprivate func transformed(_ transform: SeriesStyle.Transform) -> Series {
    switch transform {
    case .none: self
    case .negative: Series(x: (0..<count).map { x(at: $0) }, y: (0..<count).map { -y(at: $0) })
    case .constant:
      Series(
        x: (0..<count).map { x(at: $0) },
        y: Array(repeating: Statistic.first.value(of: self), count: count))
    }
  }

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
    case .every: return true
    case .allNull: return Statistic.count.value(of: series.series) == 0
    case .allZero:
      return Statistic.minimum.value(of: series.series) == 0 && Statistic.maximum.value(of: series.series) == 0
    case .value(let statistic, let comparator, let value):
      return ConditionalFormat(comparator, value).matches(statistic.value(of: series.series))
    case .pattern(let pattern):
      return NamePattern(pattern)?.matches(series.name) ?? false
    }
  }
}
