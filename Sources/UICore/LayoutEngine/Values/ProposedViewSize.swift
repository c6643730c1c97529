import Foundation
import Geometry

/// A proposal for the size of a view, in points.
///
/// `nil` in a dimension asks for the view's ideal size there, zero for its minimum and infinity for its maximum.
public struct ProposedViewSize: Equatable, Sendable {
  // Bits instead of optionals: half the size, and without padding, so that equal proposals are equal bytes.
  @usableFromInline var widthBits: UInt64
  @usableFromInline var heightBits: UInt64

  public var width: CGFloat? {
    @inlinable get { Self.length(widthBits) }
    @inlinable set { widthBits = Self.bits(newValue) }
  }
  public var height: CGFloat? {
    @inlinable get { Self.length(heightBits) }
    @inlinable set { heightBits = Self.bits(newValue) }
  }

  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    widthBits = Self.bits(width)
    heightBits = Self.bits(height)
  }

  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Stands for nil: a NaN that no calculation gives.
  @inlinable static var none: UInt64 { 0x7FF8_0000_0000_0A11 }

  /// Negative zero becomes zero, so that equal lengths have equal bits.
  @inlinable
  static func bits(_ length: CGFloat?) -> UInt64 { length.map { (Double($0) + 0).bitPattern } ?? none }

  @inlinable
  static func length(_ bits: UInt64) -> CGFloat? { bits == none ? nil : CGFloat(Double(bitPattern: bits)) }

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal as a size, with `size` where a dimension is unspecified.
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize: CustomReflectable {
  /// Printed and dumped by its dimensions.
  public var customMirror: Mirror {
    Mirror(self, children: ["width": width as Any, "height": height as Any], displayStyle: .struct)
  }
}

extension ProposedViewSize {
  init(_ axis: Axis, _ main: CGFloat?, cross: CGFloat?) {
    self = axis == .horizontal ? Self(width: main, height: cross) : Self(width: cross, height: main)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
