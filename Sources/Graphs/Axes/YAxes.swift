import SwiftUI

/// The settings of one of the two y axes.
///
/// By default, the axis takes the unit of its layers and the range of their visible values.
nonisolated public struct YAxis: GraphContent {
  public typealias Body = Never
  let side: YAxisSide
  let settings: YAxisSettings

  /// - Parameters:
  ///   - lowest: the lower end of the axis; nil uses the lowest visible value.
  ///   - softLowest: an end that the axis reaches at least, and goes beyond where values do.
  ///   - decimals: digits after the point of labels; nil chooses by the distance of the ticks.
  ///   - includesZero: whether zero is always visible; nil shows it for areas and bars, and for lines close to zero.
  ///   - hasMinorTicks: whether there are marks without labels between ticks.
  public init(
    _ side: YAxisSide = .leading, unit: MetricUnit? = nil, scale: Scale = .linear, lowest: Double? = nil,
    highest: Double? = nil, softLowest: Double? = nil, softHighest: Double? = nil, includesZero: Bool? = nil,
    label: String? = nil, decimals: Int? = nil,
    minorTicks hasMinorTicks: Bool = false, hidden isHidden: Bool = false
  ) {
    self.side = side
    settings = YAxisSettings(
      unit: unit, scale: scale, lowest: lowest, highest: highest, softLowest: softLowest, softHighest: softHighest,
      decimals: decimals, includesZero: includesZero, label: label, isHidden: isHidden, hasMinorTicks: hasMinorTicks)
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) { reduction.axes[side] = settings }
}

/// Two y axes, each with a unit; `yAxis(_:)` chooses the axis of a layer.
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
