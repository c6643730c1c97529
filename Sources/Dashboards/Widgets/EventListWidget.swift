import DashboardFormat
import Graphs
import SwiftUI

/// Entries of logs or events, in lines or counted over time.
struct EventListWidget: View {
  let definition: EventListDefinition
  let events: [ResultEvent]
  @Binding var window: ClosedRange<Double>
  let timeZone: TimeZone?
  @Environment(\.timeZone) private var viewersZone
  @Environment(\.widgetWidth) private var width

  var body: some View {
    if definition.presentation == .timeline {
      EventTimeline(events: events, window: $window, timeZone: timeZone)
    } else if events.isEmpty {
      WidgetMessage("No entries in this span")
    } else {
      let shown = events.sorted { definition.isAscending ? $0.time < $1.time : $0.time > $1.time }
        .prefix(max(1, definition.limit ?? 500))
      let columns = EventColumns(definition.columns, width: width)
      VStack(spacing: 0) {
        EventHeader(columns: columns)
        Divider()
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(shown.indices, id: \.self) { index in
              EventRow(event: shown[index], columns: columns, lines: definition.lines, time: times)
            }
          }
        }
      }
    }
  }

  private var times: TimeTicks { TimeTicks(timeZone: timeZone ?? viewersZone, locale: Locale(identifier: "en_GB")) }
}

extension EnvironmentValues {
  /// The width of a widget's content in points, which lists choose their columns by.
  @Entry var widgetWidth = 400.0
}

/// Which columns have room, and how wide they are.
struct EventColumns: Equatable {
  struct Column: Equatable, Identifiable {
    var field: String
    /// Points; nil shares what is left.
    var width: Double?
    var id: String { field }

    var title: String {
      switch field {
      case "severity": ""
      case "time": "Time"
      case "title": "Event"
      case "text": "Message"
      default: field.hasPrefix("@") ? String(field.dropFirst()) : field
      }
    }
  }

  private(set) var columns: [Column] = []
  /// The number of those without room.
  private(set) var omitted = 0
  static let spacing = 8.0
  private static let leastText = 120.0

  init(_ fields: [String], width: Double) {
    let fields = fields.prefix(64).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let hasText = fields.contains { $0 == "text" || $0 == "title" }
    var free = width - (hasText ? Self.leastText : 0)
    for field in fields {
      let isText = field == "text" || field == "title" && !fields.contains("text")
      let own: Double? = isText ? nil : Self.width(of: field)
      let needed = (own ?? 0) + (columns.isEmpty ? 0 : Self.spacing)
      // The first stays whatever its width.
      if isText || needed <= free || columns.isEmpty {
        columns.append(Column(field: field, width: own))
        free -= needed
      } else {
        omitted += 1
      }
    }
    // Without text the last column takes the rest.
    if !hasText, !columns.isEmpty { columns[columns.count - 1].width = nil }
  }

  private static func width(of field: String) -> Double {
    switch field {
    case "severity": 4
    case "time": 142
    case "title": 170
    default: 92
    }
  }
}

private struct EventHeader: View {
  let columns: EventColumns

  var body: some View {
    HStack(spacing: EventColumns.spacing) {
      ForEach(columns.columns) { column in
        EventCell(width: column.width) { Text(verbatim: column.title).lineLimit(1) }
      }
      if columns.omitted > 0 { Text(verbatim: "+\(columns.omitted)").fixedSize() }
    }
    .font(.system(size: 11).weight(.semibold))
    .foregroundStyle(.secondary)
    .frame(maxWidth: .infinity, minHeight: 18, maxHeight: 18, alignment: .leading)
  }
}

private struct EventRow: View {
  let event: ResultEvent
  let columns: EventColumns
  let lines: Int
  let time: TimeTicks

  var body: some View {
    HStack(alignment: lines > 1 ? .top : .center, spacing: EventColumns.spacing) {
      ForEach(columns.columns) { column in
        EventCell(width: column.width) { cell(column.field) }
      }
    }
    .font(.system(size: 11))
    .padding(.vertical, 3)
    .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
  }

  @ViewBuilder private func cell(_ field: String) -> some View {
    switch field {
    case "severity": RoundedRectangle(cornerRadius: 2).fill(event.severity.color).frame(width: 4, height: 14)
    case "time":
      Text(verbatim: time.fullLabel(event.time)).font(.system(size: 11).monospacedDigit()).foregroundStyle(.secondary)
        .lineLimit(1)
    case "title": Text(verbatim: event.value(of: field)).font(.system(size: 11).weight(.medium)).lineLimit(lines)
    default: Text(verbatim: event.value(of: field)).lineLimit(field == "text" ? lines : 1)
    }
  }
}

/// A cell with a width of its own, or with what is left.
private struct EventCell<Content: View>: View {
  let width: Double?
  @ViewBuilder let content: Content

  var body: some View {
    content.frame(
      minWidth: width.map { CGFloat($0) }, maxWidth: width.map { CGFloat($0) } ?? .infinity, alignment: .leading)
  }
}

/// How many entries there are at each time, in the colours of their severities.
struct EventTimeline: View {
  let events: [ResultEvent]
  @Binding var window: ClosedRange<Double>
  let timeZone: TimeZone?

  var body: some View {
    TimeseriesWidget(
      definition: Self.definition,
      answer: WidgetAnswer([.success(QueryResult(.series(Self.series(events, in: window))))]),
      window: $window, timeZone: timeZone)
  }

  private static let definition = TimeseriesDefinition(
    requests: [
      TimeseriesRequest(
        style: SeriesStyle(display: .bars, stacking: .zero),
        overrides: ResultEvent.Severity.allCases.map { severity in
          SeriesOverride(matcher: .name(severity.rawValue), properties: [.color(severity.dashboardColor)])
        })
    ], leadingAxis: AxisDescription(unit: .count))

  /// The number of events of each severity in each of about 60 parts of the window.
  static func series(_ events: [ResultEvent], in window: ClosedRange<Double>) -> [ResultSeries] {
    let step = QueryStep.step(duration: window.upperBound - window.lowerBound, width: 60, minimum: 1)
    let start = QueryStep.aligned(window, step: step).lowerBound
    let count = min(max(Int(clamping: (window.upperBound - start) / step) + 1, 1), 200)
    return ResultEvent.Severity.allCases.compactMap { severity in
      var counts = [Double](repeating: 0, count: count)
      var isEmpty = true
      for event in events where event.severity == severity && event.time >= start {
        let place = Int(clamping: (event.time - start) / step)
        guard place < count else { continue }
        counts[place] += 1
        isEmpty = false
      }
      if isEmpty { return nil }
      return ResultSeries(name: severity.rawValue, series: Series(start: start, step: step, y: counts))
    }
  }
}
