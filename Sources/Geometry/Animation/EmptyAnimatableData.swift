/// The animatable data of a type that animates nothing.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  @inlinable public init() {}
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { Self() }
  @inlinable public static func += (lhs: inout Self, rhs: Self) {}
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { Self() }
  @inlinable public static func -= (lhs: inout Self, rhs: Self) {}
  @inlinable public mutating func scale(by rhs: Double) {}
  @inlinable public var magnitudeSquared: Double { 0 }
}
