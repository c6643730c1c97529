import SwiftUI

/// What a scale makes of the values of its domain: a list, an interval, or a gradient.
public protocol ScaleRange {
  /// A colour, a size, a symbol.
  associatedtype VisualValue
  var _range: _ScaleRangeSetting<VisualValue> { get }
}

/// What a program says of a scale's range.
public enum _ScaleRangeSetting<Value> {
  /// One for each value in order.
  case list([Value])
  case interval(Value, Value)
  case gradient(Gradient)
}

extension Array: ScaleRange {
  /// What values become.
  public typealias VisualValue = Element
  public var _range: _ScaleRangeSetting<Element> { .list(self) }
}

extension ClosedRange: ScaleRange {
  /// What values become.
  public typealias VisualValue = Bound
  public var _range: _ScaleRangeSetting<Bound> { .interval(lowerBound, upperBound) }
}

extension Gradient: ScaleRange {
  /// What values become.
  public typealias VisualValue = Color
  public var _range: _ScaleRangeSetting<Color> { .gradient(self) }
}
