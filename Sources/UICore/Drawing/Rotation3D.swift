import Foundation
import Geometry

/// A rotation about an axis in three dimensions, seen in perspective.
nonisolated struct Rotation3D {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  /// Points.
  var anchorZ: CGFloat
  var perspective: CGFloat

  /// Translates the anchor to the origin, rotates, and divides by 1 − z · perspective / side: the eye's distance is the
  /// view's longer side divided by `perspective`.
  func projection(size: CGSize) -> ProjectionTransform {
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let side = max(size.width, size.height)
    guard length > 0, length.isFinite, side > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let rest = 1 - cosine
    // Rodrigues' rotation of each basis vector.
    let right = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    let down = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    let near = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    let (u, v) = (anchor.x * size.width, anchor.y * size.height)
    let shrinking = perspective / side
    // The view's origin after the rotation.
    let origin = (
      -u * right.0 - v * down.0 - anchorZ * near.0, -u * right.1 - v * down.1 - anchorZ * near.1,
      -u * right.2 - v * down.2 - anchorZ * near.2
    )
    func row(_ p: (CGFloat, CGFloat, CGFloat), _ one: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      let weight = one - p.2 * shrinking
      return (p.0 + u * weight, p.1 + v * weight, weight)
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(right, 0)
    (result.m21, result.m22, result.m23) = row(down, 0)
    (result.m31, result.m32, result.m33) = row(origin, 1)
    return result
  }
}
