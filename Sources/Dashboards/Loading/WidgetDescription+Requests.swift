import DashboardFormat
import DashboardSources

extension WidgetDescription {
  /// The widget's requests to its source.
  func requests(window: ClosedRange<Double>, width: Int, variables: [String: [String]]) -> [QueryRequest] {
    definition.requests.map { data in
      QueryRequest(data, window: window, width: width, shape: definition.shape, variables: variables)
    }
  }

  /// The widget's own window, if its description has one.
  func window(now: Double) -> ClosedRange<Double>? { span?.window(now: now) }
}

extension WidgetDefinition {
  fileprivate var shape: QueryRequest.Shape {
    switch self {
    case .timeseries, .distribution, .heatMap: .series
    // The widget draws the history and computes the number from it.
    case .queryValue(let definition): definition.sparkline == nil ? .table : .series
    default: .table
    }
  }
}
