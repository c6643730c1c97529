import DashboardFormat
import DashboardSources

extension WidgetDescription {
  /// The widget's requests to its source.
  func requests(window: ClosedRange<Double>, width: Int, variables: [String: [String]]) -> [QueryRequest] {
    let variables = variables.merging(scope) { _, own in own }
    return definition.requests.enumerated().map { index, data in
      QueryRequest(data, window: window, width: width, shape: definition.shape(at: index), variables: variables)
    }
  }

  /// The widget's own window, if its description has one.
  func window(now: Double) -> ClosedRange<Double>? { span?.window(now: now) }
}

extension WidgetDefinition {
  /// What the widget can show of the answer to one of its requests.
  func shape(at index: Int) -> QueryRequest.Shape {
    switch self {
    // The events over a graph come after its series.
    case .timeseries(let definition): index < definition.requests.count ? .series : .events
    case .distribution, .heatMap: .series
    // The widget draws the history and computes the number from it.
    case .queryValue(let definition): definition.sparkline == nil && !definition.data.isReduced ? .table : .series
    case .table(let definition): definition.hasTrends || definition.data.isReduced ? .series : .table
    case .events: .events
    case .states: .states
    default: requests.indices.contains(index) && requests[index].isReduced ? .series : .table
    }
  }
}

extension QuerySet {
  /// Whether its first transformation makes rows of series.
  fileprivate var isReduced: Bool {
    transformations.contains { if case .reduce = $0 { true } else { false } }
  }
}

extension TableDefinition {
  /// Whether cells show the history of their values.
  var hasTrends: Bool { columns.contains { $0.display == .trend && !$0.isHidden } }
}
