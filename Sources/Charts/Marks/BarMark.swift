import SwiftUI

/// A bar: from zero to a value, in the band of the other.
nonisolated public struct BarMark: ChartContent {
  public typealias Body = Never
  var item: MarkItem
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { reduction.add(item) }

  /// A bar along the axis of the number; upright where both are numbers.
  ///
  /// - Parameters:
  ///   - width: of an upright bar.
  ///   - height: of a horizontal one.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    item = MarkItem(.bar, x: x.channel, y: y.channel)
    (item.width, item.height, item.stacking) = (width, height, stacking)
  }

  /// A horizontal bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    item = MarkItem(.bar, x: Channel(xStart.channel, xEnd.channel), y: y.channel)
    item.height = height
  }

  /// An upright bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    item = MarkItem(.bar, x: x.channel, y: Channel(yStart.channel, yEnd.channel))
    item.width = width
  }

  /// A bar between two values on each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    item = MarkItem(
      .bar, x: Channel(xStart.channel, xEnd.channel), y: Channel(yStart.channel, yEnd.channel))
  }

  /// A horizontal bar along the whole axis of y.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    item = MarkItem(.bar, x: x.channel)
    (item.height, item.stacking) = (height, stacking)
  }

  /// An upright bar along the whole axis of x.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    item = MarkItem(.bar, y: y.channel)
    (item.width, item.stacking) = (width, stacking)
  }

  /// A horizontal bar between two values, over the whole height or between two places in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    item = MarkItem(.bar, x: Channel(xStart.channel, xEnd.channel), y: Channel(points: yStart, yEnd))
  }

  /// An upright bar between two values, over the whole width or between two places in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    item = MarkItem(.bar, x: Channel(points: xStart, xEnd), y: Channel(yStart.channel, yEnd.channel))
  }

  /// An upright bar at a value between two places in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat?, width: MarkDimension = .automatic
  ) {
    item = MarkItem(.bar, x: x.channel, y: Channel(points: yStart, yEnd))
    item.width = width
  }

  /// A horizontal bar at a value between two places in points.
  public init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat?, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    item = MarkItem(.bar, x: Channel(points: xStart, xEnd), y: y.channel)
    item.height = height
  }
}

/// A rectangle: a band or an interval on each axis.
nonisolated public struct RectangleMark: ChartContent {
  public typealias Body = Never
  var item: MarkItem
  @MainActor public func _reduce(into reduction: inout _ChartReduction) { reduction.add(item) }

  /// The bands of two values, as in a heat map.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    item = MarkItem(.rectangle, x: x.channel, y: y.channel)
    (item.width, item.height) = (width, height)
  }

  /// A rectangle between two values on each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    item = MarkItem(
      .rectangle, x: Channel(xStart.channel, xEnd.channel), y: Channel(yStart.channel, yEnd.channel))
  }

  /// A rectangle in the band of x between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    item = MarkItem(.rectangle, x: x.channel, y: Channel(yStart.channel, yEnd.channel))
    item.width = width
  }

  /// A rectangle in the band of y between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    item = MarkItem(.rectangle, x: Channel(xStart.channel, xEnd.channel), y: y.channel)
    item.height = height
  }

  /// A rectangle between two values of x, over the whole height or between two places in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    item = MarkItem(.rectangle, x: Channel(xStart.channel, xEnd.channel), y: Channel(points: yStart, yEnd))
  }

  /// A rectangle between two values of y, over the whole width or between two places in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    item = MarkItem(.rectangle, x: Channel(points: xStart, xEnd), y: Channel(yStart.channel, yEnd.channel))
  }

  /// The band of a value of x, over the whole height or between two places in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    item = MarkItem(.rectangle, x: x.channel, y: Channel(points: yStart, yEnd))
    item.width = width
  }

  /// The band of a value of y, over the whole width or between two places in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    item = MarkItem(.rectangle, x: Channel(points: xStart, xEnd), y: y.channel)
    item.height = height
  }
}
