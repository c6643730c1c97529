import DashboardFormat
import Graphs

/// Why loaded data shows little or nothing.
enum DataIssue: Equatable {
  /// No series, no rows.
  case empty
  /// Points without values.
  case allNull
  /// A single value, which makes no line.
  case singlePoint

  /// The problem with some series; nil if they show something.
  init?(_ series: some Sequence<Series>) {
    var (points, values) = (0, 0)
    for element in series {
      points += element.count
      if values > 1 { continue }
      values += element.statistics(in: 0..<element.count).count
    }
    switch (points, values) {
    case (0, _): self = .empty
    case (_, 0): self = .allNull
    case (_, 1): self = .singlePoint
    default: return nil
    }
  }

  /// The problem with single values; nil if there is one.
  init?(values: some Sequence<Double>) {
    var count = 0
    for value in values {
      if value.isFinite { return nil }
      count += 1
    }
    self = count == 0 ? .empty : .allNull
  }

  var message: String {
    switch self {
    case .empty: "No data in this span"
    case .allNull: "Only points without a value in this span"
    case .singlePoint: "A single point in this span"
    }
  }
}
