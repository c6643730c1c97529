import SwiftUI

/// How one of the two y axes measures.
///
/// Without it, the axis takes the unit of its layers and the range of what is in sight.
nonisolated public struct YAxis: GraphContent {
  public typealias Body = Never
  let side: YAxisSide
  let settings: YAxisSettings

  /// - Parameters:
  ///   - lowest: the axis's lower end; that of the values in sight where nil.
  ///   - includesZero: whether zero is always in sight; where nil it is for areas and bars, and for lines that come near.
  ///   - hasMinorTicks: whether marks without labels divide the distances between those with.
  public init(
    _ side: YAxisSide = .leading, unit: MetricUnit? = nil, scale: Scale = .linear, lowest: Double? = nil,
    highest: Double? = nil, includesZero: Bool? = nil, label: String? = nil,
    minorTicks hasMinorTicks: Bool = false, hidden isHidden: Bool = false
  ) {
    self.side = side
    settings = YAxisSettings(
      unit: unit, scale: scale, lowest: lowest, highest: highest, includesZero: includesZero, label: label,
      isHidden: isHidden, hasMinorTicks: hasMinorTicks)
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) { reduction.axes[side] = settings }
}

/// Two y axes, each with a unit; layers say by `yAxis(_:)` which measures them.
nonisolated public struct DualYAxes: GraphContent {
  public typealias Body = Never
  let leading: MetricUnit?
  let trailing: MetricUnit?

  public init(leading: MetricUnit? = nil, trailing: MetricUnit? = nil) {
    self.leading = leading
    self.trailing = trailing
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.axes.leading.unit = leading
    reduction.axes.trailing.unit = trailing
  }
}
