import DashboardFormat
import Graphs
import SwiftUI

/// A widget with its data, by what its description asks for.
struct WidgetContent: View {
  let definition: WidgetDefinition
  /// Empty for widgets that ask for no data.
  let answer: WidgetAnswer
  @Binding var window: ClosedRange<Double>
  let timeZone: TimeZone?

  var body: some View {
    switch definition {
    case .timeseries(let definition):
      TimeseriesWidget(definition: definition, answer: answer, window: $window, timeZone: timeZone)
    case .distribution(let definition): DistributionWidget(definition: definition, answer: answer)
    case .slo(let definition): ServiceLevelWidget(definition: definition, result: answer.result(0))
    case .text(let definition): TextWidget(definition: definition)
    case .embed(let definition) where definition.kind == .image: PictureWidget(definition: definition)
    case .embed(let definition): LabelledWidget(kind: definition.label.kind, reason: definition.label.reason)
    case .unsupported(let definition): LabelledWidget(kind: definition.kind, reason: definition.reason)
    case .hostMap(let definition):
      if let result = answer.result(0) {
        HostMapWidget(definition: definition, result: result, sizes: answer.result(1))
      } else {
        WidgetMessage(DataIssue.empty.message)
      }
    case .group: EmptyView()
    default:
      if let result = answer.result(0) { single(result) } else { WidgetMessage(DataIssue.empty.message) }
    }
  }

  /// Widgets of one request.
  @ViewBuilder private func single(_ result: QueryResult) -> some View {
    if case .text(let text) = result.content {
      Text(verbatim: text).font(.system(size: 13)).frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      switch definition {
      case .queryValue(let definition): ValueWidget(definition: definition, result: result)
      case .topList(let definition): TopListWidget(definition: definition, result: result)
      case .table(let definition): TableWidget(definition: definition, result: result)
      case .treeMap(let definition): TreeMapWidget(definition: definition, result: result)
      case .pie(let definition): PieWidget(definition: definition, result: result)
      case .sankey(let definition): SankeyWidget(definition: definition, result: result)
      case .flameGraph(let definition): FlameGraphWidget(definition: definition, result: result)
      case .events(let definition):
        EventListWidget(definition: definition, events: result.events, window: $window, timeZone: timeZone)
      case .states(let definition): StatesWidget(definition: definition, states: result.states, timeZone: timeZone)
      case .geoMap(let definition): GeoMapWidget(definition: definition, result: result)
      case .scatter(let definition): ScatterWidget(definition: definition, result: result)
      case .change(let definition): ChangeWidget(definition: definition, result: result)
      case .heatMap(let definition): HeatMapWidget(definition: definition, result: result, window: $window)
      default: EmptyView()
      }
    }
  }
}
