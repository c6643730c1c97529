import Foundation
import Geometry

/// A rotation about an axis in three dimensions, drawn in perspective.
nonisolated struct Rotation3DEffect: GeometryEffect {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  /// Translates the anchor to the origin, rotates, and divides by 1 − z · perspective / side: the eye's distance is the
  /// view's longer side divided by `perspective`.
  func effectValue(size: CGSize) -> ProjectionTransform {
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

  typealias AnimatableData = AnimatablePair<
    Angle.AnimatableData,
    AnimatablePair<
      AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  >
  var animatableData: AnimatableData {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
          AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      let (axis, place) = (newValue.second.first, newValue.second.second)
      self.axis = (axis.first, axis.second.first, axis.second.second)
      anchor.animatableData = place.first
      (anchorZ, perspective) = (place.second.first, place.second.second)
    }
  }
}

extension View {
  /// Draws the view rotated about an axis in three dimensions.
  ///
  /// A perspective is drawn as the affine transform that matches it at the view's centre.
  ///
  /// - Parameters:
  ///   - anchor: the unit point of the view through which the axis passes.
  ///   - anchorZ: the axis's distance in front of the view, in points.
  ///   - perspective: 0 for none; at 1 the eye's distance is the view's longer side.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
