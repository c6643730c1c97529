import SwiftUI

/// A value that has a place on a scale.
///
/// Numbers, dates and strings are plottable; a type of one's own says which of them it is plotted as. An enumeration
/// with raw values is plotted as these: `enum Meal: String, Plottable`.
public protocol Plottable {
  /// The number, date or string that it is plotted as.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or string that it is plotted as.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that is plotted so; nil where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _plotted: _PlottedValue { get }
  /// The value at a place of a scale; nil where the scale is of another kind.
  init?(_plotted: _PlottedValue)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// The case of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value as scales see it.
public enum _PlottedValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since 1970.
  case date(Double)
  case category(String)

  /// The number, or the seconds; nil for a category.
  var scalar: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  /// Whether the value has a place at all: NaN and the infinities have none.
  var isPlottable: Bool { scalar?.isFinite ?? true }
}

extension Plottable {
  var plotted: _PlottedValue { primitivePlottable._plotted }

  init?(plotted: _PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

// MARK: Numbers

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotted: _PlottedValue { .number(Double(self)) }
  /// The value at a place of a scale; nil where the scale is of another kind.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted else { return nil }
    self.init(value)
  }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
  public var _plotted: _PlottedValue { .number(Double(self)) }
  /// The value at a place of a scale; nil where the scale is of another kind.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted, value.isFinite else { return nil }
    self.init(clamping: Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max))
  }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// The value at a place of a scale; nil where the scale is of another kind.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted, value.isFinite else { return nil }
    self.init(value)
  }
}

// MARK: Dates and categories

extension Date: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .date(timeIntervalSince1970) }
  /// The value at a place of a scale; nil where the scale is of another kind.
  public init?(_plotted: _PlottedValue) {
    guard case .date(let value) = _plotted else { return nil }
    self.init(timeIntervalSince1970: value)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .category(self) }
  /// The value at a place of a scale; nil where the scale is of another kind.
  public init?(_plotted: _PlottedValue) {
    guard case .category(let value) = _plotted else { return nil }
    self = value
  }
}
