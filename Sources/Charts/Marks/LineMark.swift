import SwiftUI

/// A point of a line; the points of a series are joined in the order in which they come.
nonisolated public struct LineMark: ChartContent {
  public typealias Body = Never
  var item: MarkItem
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { reduction.add(item) }

  /// A point of the line of its style's values, such as that of `foregroundStyle(by:)`.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    item = MarkItem(.line, x: x.channel, y: y.channel)
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    item = MarkItem(.line, x: x.channel, y: y.channel)
    item.series = series.channel.ends.first
  }
}

/// A place of an area: from zero, or from the area below it, to a value.
nonisolated public struct AreaMark: ChartContent {
  public typealias Body = Never
  var item: MarkItem
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { reduction.add(item) }

  /// A place of the area of its style's values, such as that of `foregroundStyle(by:)`.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    item = MarkItem(.area, x: x.channel, y: y.channel)
    item.stacking = stacking
  }

  /// A place of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    item = MarkItem(.area, x: x.channel, y: y.channel)
    item.series = series.channel.ends.first
    item.stacking = stacking
  }

  /// A place of an area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    item = MarkItem(.area, x: x.channel, y: Channel(yStart.channel, yEnd.channel))
  }

  /// A place of a series' area between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    item = MarkItem(.area, x: x.channel, y: Channel(yStart.channel, yEnd.channel))
    item.series = series.channel.ends.first
  }

  /// A place of an area that runs upwards, between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    item = MarkItem(.area, x: Channel(xStart.channel, xEnd.channel), y: y.channel)
  }

  /// A place of a series' area that runs upwards, between two values of x.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    item.series = series.channel.ends.first
  }
}

/// A symbol at a value.
nonisolated public struct PointMark: ChartContent {
  public typealias Body = Never
  var item: MarkItem
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { reduction.add(item) }

  /// A symbol at a value on each axis.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    item = MarkItem(.point, x: x.channel, y: y.channel)
  }

  /// A symbol at a place of the other axis in points, or in the middle of it.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    item = MarkItem(.point, x: x.channel, y: y.map { Channel(points: $0, $0) })
  }
  /// A symbol at a place of the other axis in points, or in the middle of it.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    item = MarkItem(.point, x: x.map { Channel(points: $0, $0) }, y: y.channel)
  }
}

/// A straight line across the plot, or a part of it, at a value.
nonisolated public struct RuleMark: ChartContent {
  public typealias Body = Never
  var item: MarkItem
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { reduction.add(item) }

  /// An upright line over the whole height, or between two places in points.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    item = MarkItem(.rule, x: x.channel, y: Channel(points: yStart, yEnd))
  }

  /// A horizontal line over the whole width, or between two places in points.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    item = MarkItem(.rule, x: Channel(points: xStart, xEnd), y: y.channel)
  }

  /// An upright line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    item = MarkItem(.rule, x: x.channel, y: Channel(yStart.channel, yEnd.channel))
  }

  /// A horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    item = MarkItem(.rule, x: Channel(xStart.channel, xEnd.channel), y: y.channel)
  }
}

/// A sector of a circle or a ring, clockwise from the top; its angle is its value's part of the sum of all.
nonisolated public struct SectorMark: ChartContent {
  public typealias Body = Never
  var item: MarkItem
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { reduction.add(item) }

  /// - Parameters:
  ///   - innerRadius: of a ring; a ratio is one of the largest radius that has room.
  ///   - angularInset: points between the sector and the middle of the gap to its neighbour.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .ratio(0), outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    item = MarkItem(.sector, x: angle.channel)
    item.sector = SectorSize(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)
  }
}
