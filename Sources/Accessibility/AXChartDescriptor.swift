import Foundation

/// What a chart shows, for those who do not see it: its axes and its series of points.
public final class AXChartDescriptor {
  /// What the chart is called.
  public var title: String?
  /// What it shows, in a sentence or two.
  public var summary: String?
  /// The axis from left to right.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis from below to above.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Axes of the further values of points, in their order.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// What is drawn, a series after the other.
  public var series: [AXDataSeriesDescriptor]

  /// Describes a chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis of a chart: of numbers or of categories.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis measures.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How values are spread over an axis.
  public enum ScaleType: Sendable {
    /// Equal differences have equal distances.
    case linear
    /// Equal ratios have equal distances, to the base ten.
    case log10
    /// Equal ratios have equal distances, to the base e.
    case ln
  }
  /// What the axis measures.
  public var title: String
  /// How values are spread over the axis.
  public var scaleType: ScaleType
  /// From the least to the greatest value shown.
  public var range: ClosedRange<Double>
  /// The values at which lines are drawn.
  public var gridlinePositions: [Double]
  /// What is said of a value, such as "12 degrees".
  public var valueDescriptionProvider: (Double) -> String

  /// Describes an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
    scaleType = .linear
  }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis tells apart.
  public var title: String
  /// The categories, as they stand on the axis.
  public var categoryOrder: [String]

  /// Describes an axis.
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}
