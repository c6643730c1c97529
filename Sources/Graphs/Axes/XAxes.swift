import SwiftUI

/// An x axis of time: seconds since 1970 in UTC.
///
/// Its ticks are round local times of a time zone, also across daylight saving changes.
nonisolated public struct TimeAxis: GraphContent {
  public typealias Body = Never
  let timeZone: TimeZone?
  let hasMinorTicks: Bool
  let isHidden: Bool

  /// - Parameters:
  ///   - timeZone: nil takes the environment's.
  ///   - hasMinorTicks: whether there are marks without labels between ticks, such as hours between days.
  public init(timeZone: TimeZone? = nil, minorTicks hasMinorTicks: Bool = false, hidden isHidden: Bool = false) {
    self.timeZone = timeZone
    self.hasMinorTicks = hasMinorTicks
    self.isHidden = isHidden
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.axes.x = XAxisSettings(kind: .time(timeZone), isHidden: isHidden, hasMinorTicks: hasMinorTicks)
  }
}

/// An x axis of numbers.
nonisolated public struct XAxis: GraphContent {
  public typealias Body = Never
  let scale: Scale
  let unit: MetricUnit?
  let hasMinorTicks: Bool
  let isHidden: Bool

  /// - Parameter hasMinorTicks: whether there are marks without labels between ticks.
  public init(
    unit: MetricUnit? = nil, scale: Scale = .linear, minorTicks hasMinorTicks: Bool = false,
    hidden isHidden: Bool = false
  ) {
    (self.unit, self.scale, self.hasMinorTicks, self.isHidden) = (unit, scale, hasMinorTicks, isHidden)
  }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.axes.x = XAxisSettings(kind: .number(scale, unit), isHidden: isHidden, hasMinorTicks: hasMinorTicks)
  }
}

/// An x axis of names: the first is at 0, the next at 1.
nonisolated public struct CategoryAxis: GraphContent {
  public typealias Body = Never
  let names: [String]

  public init(_ names: [String]) { self.names = names }

  @MainActor public func _reduce(into reduction: inout GraphReduction) {
    reduction.axes.x = XAxisSettings(kind: .categories(names))
  }
}
