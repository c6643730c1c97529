import Foundation

/// A series of a chart.
public final class AXDataSeriesDescriptor {
  /// What the series is called.
  public var name: String?
  /// Whether its points stand for a line, not for themselves.
  public var isContinuous: Bool
  /// The points, in the order in which they are told.
  public var dataPoints: [AXDataPoint]

  /// Describes a series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A point of a series.
public final class AXDataPoint {
  /// A number or a category.
  public enum Value: Hashable, Sendable {
    /// A value of an axis of numbers.
    case number(Double)
    /// A value of an axis of categories.
    case category(String)
  }
  /// Where it is on the axis from left to right.
  public var xValue: Value
  /// Nil where there is no measurement.
  public var yValue: Double?
  /// Those of the chart's additional axes.
  public var additionalValues: [Value]
  /// What the point is called.
  public var label: String?

  /// A point at a number.
  public init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }

  /// A point at a category.
  public init(x: String, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
  }
}
