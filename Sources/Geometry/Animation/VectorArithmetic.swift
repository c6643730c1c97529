import Foundation

/// A type that can be an animation's data: it adds, subtracts and scales, so that values between two can be found.
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

  /// Moves the value towards `other` by `amount`: 0 leaves it, 1 reaches `other`.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value `amount` of the way from this one to `other`; exact at 0 and, up to rounding, at 1.
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
