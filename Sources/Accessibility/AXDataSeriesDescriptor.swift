import Foundation

/// A series of a chart.
public final class AXDataSeriesDescriptor {
  public var name: String?
  /// Whether its points stand for a line, not for themselves.
  public var isContinuous: Bool
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
    case number(Double)
    case category(String)
  }
  public var xValue: Value
  /// Nil where there is no measurement.
  public var yValue: Double?
  /// Those of the chart's additional axes.
  public var additionalValues: [Value]
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
