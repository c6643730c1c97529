import Foundation
import Geometry

/// A rotation about an axis in three dimensions, drawn in perspective.
nonisolated struct Rotation3DEffect: GeometryEffect {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    Rotation3D(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
      .projection(size: size)
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
