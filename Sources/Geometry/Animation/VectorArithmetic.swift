import Foundation

/// Animatable data: it can be added, subtracted and scaled, so that values between two values can be computed.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with each component multiplied by `rhs`.
  @inlinable
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value towards `other` by `amount`: 0 does nothing, 1 reaches `other`.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value at `amount` between this value and `other`. Exact at 0, and at 1 except for rounding.
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Float: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}
