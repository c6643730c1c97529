import DashboardFormat
import Graphs
import SwiftUI

/// Countries in the colours of their values.
struct GeoMapWidget: View {
  let definition: GeoMapDefinition
  let result: QueryResult

  var body: some View {
    let rows = result.rows(definition.data.reducer(.sum), order: definition.data.groupOrder)
      .filter { $0.value.isFinite }.sorted { $0.value > $1.value }.prefix(max(1, definition.limit ?? 1000))
    if let issue = DataIssue(values: rows.map(\.value)) {
      WidgetMessage(issue.message)
    } else {
      WorldMap(
        rows.map { NamedValue($0.country, $0.value) }, unit: definition.unit ?? rows.first?.unit ?? .short,
        ramp: .named(definition.palette), focus: definition.focus)
    }
  }
}

extension ResultRow {
  /// The label that names a country; else the row's name.
  fileprivate var country: String { labels.map(\.value).first(where: WorldMap.knows) ?? name }
}

/// Hosts as hexagons in the colours of their values.
struct HostMapWidget: View {
  let definition: HostMapDefinition
  let result: QueryResult
  let sizes: QueryResult?

  var body: some View {
    let rows = result.rows(definition.data.reducer(.average), order: definition.data.groupOrder)
    if let issue = DataIssue(values: rows.map(\.value)) {
      WidgetMessage(issue.message)
    } else {
      let low = definition.minimum ?? rows.lazy.map(\.value).filter(\.isFinite).min() ?? 0
      let high = definition.maximum ?? rows.lazy.map(\.value).filter(\.isFinite).max() ?? 1
      HexagonMap(
        Self.groups(
          rows, sizes: sizes?.rows(definition.size.reducer(.average), order: definition.size.groupOrder) ?? []),
        unit: rows.lazy.compactMap(\.unit).first ?? .short,
        ramp: .named(definition.palette, isFlipped: definition.isFlipped), range: low...max(low, high))
    }
  }

  /// The last label is the host, those before it are its group.
  static func groups(_ rows: [ResultRow], sizes: [ResultRow]) -> [HexagonMap.Group] {
    let widths = Dictionary(sizes.map { ($0.name, $0.value) }) { first, _ in first }
    let widest = max(widths.values.filter(\.isFinite).max() ?? 1, .leastNormalMagnitude)
    var order: [String] = []
    var members: [String: [HexagonMap.Member]] = [:]
    for row in rows {
      let values = row.labels.map(\.value).filter { !$0.isEmpty }
      let group = values.dropLast().joined(separator: ", ")
      if members[group] == nil { order.append(group) }
      let size = widths[row.name].map { ($0.isFinite ? max($0, 0) / widest : 0).squareRoot() } ?? 1
      members[group, default: []].append(HexagonMap.Member(values.last ?? row.columnName, row.value, size: size))
    }
    return order.map { HexagonMap.Group($0, members[$0] ?? []) }
  }
}

/// Groups as points between two values.
struct ScatterWidget: View {
  let definition: ScatterDefinition
  let result: QueryResult

  var body: some View {
    let points = Self.points(
      result.rows(definition.data.reducer(.average), order: definition.data.groupOrder), colorBy: definition.colorBy)
    if points.isEmpty {
      WidgetMessage("No group has a value on both axes")
    } else {
      let colors = Array(Set(points.map(\.group))).sorted()
      Graph {
        ForEach(points) { point in
          Points(id: point.id, points: Series(x: [point.x], y: [point.y]))
            .foregroundStyle(color(of: point, colors))
            .symbolSize(6 + 14 * point.size)
            .name(point.id)
        }
        XAxis(unit: definition.xAxis.unit ?? points[0].xUnit, scale: definition.xAxis.scale)
        YAxis(
          unit: definition.yAxis.unit ?? points[0].yUnit, scale: definition.yAxis.scale,
          lowest: definition.yAxis.minimum,
          highest: definition.yAxis.maximum, label: definition.yAxis.label.flatMap { $0.isEmpty ? nil : $0 })
      }
      .legend(points.count > 1 && points.count <= 12 ? .list : .hidden)
    }
  }

  private func color(of point: Point, _ groups: [String]) -> Color {
    GraphPalette.named(definition.palette).shade(groups.firstIndex(of: point.group) ?? 0)
  }

  struct Point: Identifiable, Equatable {
    var id: String
    var group: String
    var x: Double
    var y: Double
    /// From 0 to 1.
    var size: Double
    var xUnit: MetricUnit?
    var yUnit: MetricUnit?
  }

  /// A point for each group that has the first two values; at most 500.
  static func points(_ rows: [ResultRow], colorBy: [String]) -> [Point] {
    var order: [String] = []
    var groups: [String: [Int: ResultRow]] = [:]
    for row in rows {
      let name = row.labels.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
      if groups[name] == nil { order.append(name) }
      groups[name, default: [:]][row.column] = row
    }
    let largest = max(groups.values.compactMap { $0[2]?.value }.filter(\.isFinite).max() ?? 1, .leastNormalMagnitude)
    return order.prefix(500).compactMap { name in
      guard let x = groups[name]?[0], let y = groups[name]?[1], x.value.isFinite, y.value.isFinite else { return nil }
      let chosen = x.labels.filter { colorBy.contains($0.name) }.map(\.value).joined(separator: ", ")
      let size = groups[name]?[2].map { $0.value.isFinite ? (max($0.value, 0) / largest).squareRoot() : 0 } ?? 0.15
      return Point(
        id: name.isEmpty ? "all" : name, group: colorBy.isEmpty ? name : chosen, x: x.value, y: y.value, size: size,
        xUnit: x.unit, yUnit: y.unit)
    }
  }
}
