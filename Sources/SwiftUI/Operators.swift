import Geometry
import UICore

// Declared here, since `Exports.swift` names what it exports one by one, which the language has no words for where an
// operator is meant.

extension Angle {
  /// The angle turned the other way.
  @inlinable public static prefix func - (value: Angle) -> Angle { Angle(radians: -value.radians) }
  /// One angle after the other.
  @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  /// How far `rhs` is from `lhs`.
  @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
  /// An angle `rhs` times as large.
  @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// An angle `lhs` times as large.
  @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
  /// The `rhs`-th part of an angle.
  @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Adds an angle.
  @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  /// Takes an angle away.
  @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
  /// Makes the angle `rhs` times as large.
  @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
  /// Makes the angle the `rhs`-th part of itself.
  @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}

extension Text {
  /// One text after the other, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { lhs.followed(by: rhs) }
}
