import DashboardFormat
import Graphs
import SwiftUI

/// Graphs over time.
struct TimeseriesWidget: View {
  let definition: TimeseriesDefinition
  let answer: WidgetAnswer
  @Binding var window: ClosedRange<Double>
  let timeZone: TimeZone?

  var body: some View {
    let layers = TimeseriesLayers(definition, answer)
    let issue = DataIssue(layers.all)
    // A graph without data has a window too, so that the viewer can leave an empty span as any other.
    VStack(alignment: .leading, spacing: 2) {
      GeometryReader { geometry in
        Graph(window: $window) {
          TimeseriesContent(
            definition: definition, layers: layers, events: TimeseriesEvent.all(definition, answer), timeZone: timeZone)
        }
        .legend(legend(layers, height: geometry.size.height))
        .dragAction(.pan)
      }
      if let issue, issue == .singlePoint { Text(issue.message).font(.system(size: 10)).foregroundStyle(.secondary) }
    }
    .overlay { if let issue, issue != .singlePoint { WidgetMessage(issue.message).allowsHitTesting(false) } }
  }

  /// Small widgets show only the graph.
  private func legend(_ layers: TimeseriesLayers, height: Double) -> GraphLegend {
    let count = layers.segments.reduce(0) { $0 + $1.layers.count }
    guard height >= 110 else { return .hidden }
    switch definition.legend.mode {
    case .hidden: return .hidden
    case .automatic: return count > 1 ? .list : .hidden
    case .list: return .list
    case .table where height < 270: return .list
    case .table: return .statistics(definition.legend.statistics.compactMap(\.graphStatistic))
    }
  }
}

extension Statistic {
  /// The same statistic in a graph's legend; nil if legends do not have it.
  var graphStatistic: GraphStatistic? {
    switch self {
    case .average: .average
    case .minimum: .minimum
    case .maximum: .maximum
    case .sum: .sum
    case .first: .first
    case .last: .last
    case .count, .range, .difference: nil
    }
  }
}
