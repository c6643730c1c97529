import Geometry
import UICore

// Declared here, since `Exports.swift` names what it exports one by one, which the language has no words for where an
// operator is meant.

extension Angle {
  @inlinable public static prefix func - (value: Angle) -> Angle { Angle(radians: -value.radians) }
  @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
  @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
  @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
  @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
  @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}

extension Text {
  /// One text after the other, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { lhs.followed(by: rhs) }
}
