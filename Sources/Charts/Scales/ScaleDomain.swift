import SwiftUI

internal import GraphData

/// The values that a scale covers.
public protocol ScaleDomain {
  var _setting: _ScaleDomainSetting { get }
}

/// What a program says of a scale's domain.
public struct _ScaleDomainSetting: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    /// From the marks; zero is included where that is true or, for nil, where the axis has numbers.
    case automatic(includesZero: Bool?, isReversed: Bool, change: DomainChange? = nil)
    case range(_PlottedValue, _PlottedValue)
    case list([_PlottedValue])
  }
  let storage: Storage
}

/// Changes a domain that follows from the marks: the names of an axis, or its least and its largest value.
///
/// Equal to itself alone, as closures cannot be compared. It never changes, and is called where charts are drawn.
final class DomainChange: Equatable, @unchecked Sendable {
  let values: ([_PlottedValue]) -> [_PlottedValue]
  init(_ values: @escaping ([_PlottedValue]) -> [_PlottedValue]) { self.values = values }
  static func == (a: DomainChange, b: DomainChange) -> Bool { a === b }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _setting: _ScaleDomainSetting {
    _ScaleDomainSetting(storage: .range(lowerBound.plotted, upperBound.plotted))
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _setting: _ScaleDomainSetting {
    _ScaleDomainSetting(storage: .range(lowerBound.plotted, upperBound.plotted))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _setting: _ScaleDomainSetting { _ScaleDomainSetting(storage: .list(map(\.plotted))) }
}

/// A domain that follows from the marks.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  public let _setting: _ScaleDomainSetting
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// Everything that the marks show, and zero where the axis has numbers, with round ends.
  public static var automatic: AutomaticScaleDomain { automatic() }
  /// Everything that the marks show.
  ///
  /// - Parameters:
  ///   - includesZero: whether numbers begin at zero; nil does.
  ///   - reversed: whether the domain runs the other way.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _setting: _ScaleDomainSetting(
        storage: .automatic(includesZero: includesZero, isReversed: reversed ?? false)))
  }

  /// Everything that the marks show, as a closure changes it.
  ///
  /// - Parameters:
  ///   - includesZero: whether numbers begin at zero; nil does.
  ///   - reversed: whether the domain runs the other way.
  ///   - dataType: the type of the axis's values; values of another kind are left as they are.
  ///   - modifyInferredDomain: is given the names in order, or the least and the largest value. What it adds is shown too.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    let change = DomainChange { values in
      var domain = values.compactMap(DataValue.init(plotted:))
      guard domain.count == values.count else { return values }
      modifyInferredDomain(&domain)
      return domain.map(\.plotted)
    }
    return AutomaticScaleDomain(
      _setting: _ScaleDomainSetting(
        storage: .automatic(includesZero: includesZero, isReversed: reversed ?? false, change: change)))
  }
}

/// How a scale maps values to places.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case linear, log, date, category, squareRoot, symmetricLog(Double), power(Double) }
  let kind: Kind
  /// In proportion.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// By the logarithm; nothing and less are at the low end.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// In proportion to time.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// A band for each name.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// By the square root, mirrored for negative values.
  public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
  /// In proportion near zero, by the logarithm far from it.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// - Parameter slopeAtZero: how steep the scale is at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
  /// By a power, mirrored for negative values.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  var scale: Scale {
    switch kind {
    case .linear, .date, .category: .linear
    case .log: .log()
    case .squareRoot: .sqrt
    case .symmetricLog(let slope): .symlog(constant: slope > 0 ? 1 / slope : 1)
    case .power(let exponent): .power(exponent)
    }
  }
}

/// The part of the plot that a scale's domain takes.
public struct PlotDimensionScaleRange: Sendable {
  let padding: AxisPadding

  /// The whole plot less the paddings, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: AxisPadding(start: startPadding, end: endPadding))
  }
  /// The whole plot less a padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension() }
}
