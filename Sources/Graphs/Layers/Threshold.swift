import SwiftUI

/// A line across the graph at a value that matters.
nonisolated public struct Threshold: GraphContent {
  public typealias Body = Never
  var mark: ThresholdMark

  public init(y: Double, _ label: String = "") {
    mark = ThresholdMark(lower: y, upper: y, label: label)
  }

  /// A range of values that matters; its inside is tinted.
  public init(y: ClosedRange<Double>, _ label: String = "") {
    mark = ThresholdMark(lower: y.lowerBound, upper: y.upperBound, label: label)
  }

  /// What the value means, and so its colour.
  public func severity(_ severity: GraphSeverity) -> Threshold {
    var copy = self
    copy.mark.severity = severity
    return copy
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.add(.threshold(mark), id: nil, name: mark.label)
  }
}

/// How serious something is.
public enum GraphSeverity: Hashable, Sendable, CaseIterable {
  case ok, info, warning, error

  /// The system's colour for it.
  public var color: Color {
    switch self {
    case .ok: .green
    case .info: .blue
    case .warning: .orange
    case .error: .red
    }
  }
}

struct ThresholdMark: Equatable {
  var lower: Double
  var upper: Double
  var label: String
  var severity = GraphSeverity.error
}
