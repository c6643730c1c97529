import Foundation

/// A 3×3 matrix that moves points (x, y, 1), as row vectors, from one plane to another.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The identity.
  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Inverts the transform. If there is no inverse, returns false and changes nothing.
  @discardableResult
  public mutating func invert() -> Bool {
    let (c11, c12, c13) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    let scale = 1 / determinant
    var result = ProjectionTransform()
    (result.m11, result.m21, result.m31) = (c11 * scale, c12 * scale, c13 * scale)
    result.m12 = (m13 * m32 - m12 * m33) * scale
    result.m22 = (m11 * m33 - m13 * m31) * scale
    result.m32 = (m12 * m31 - m11 * m32) * scale
    result.m13 = (m12 * m23 - m13 * m22) * scale
    result.m23 = (m13 * m21 - m11 * m23) * scale
    result.m33 = (m11 * m22 - m12 * m21) * scale
    self = result
    return true
  }

  public func inverted() -> ProjectionTransform {
    var result = self
    result.invert()
    return result
  }

  /// This transform followed by `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// The affine transform that equals this one at `point`, in value and first derivative.
  package func affine(about point: CGPoint) -> CGAffineTransform {
    if isAffine { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    let weight = m13 * point.x + m23 * point.y + m33
    guard weight != 0, weight.isFinite else { return .identity }
    let x = (m11 * point.x + m21 * point.y + m31) / weight
    let y = (m12 * point.x + m22 * point.y + m32) / weight
    let (a, b) = ((m11 - x * m13) / weight, (m12 - y * m13) / weight)
    let (c, d) = ((m21 - x * m23) / weight, (m22 - y * m23) / weight)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
  }
}
