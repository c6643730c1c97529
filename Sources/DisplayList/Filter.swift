import Foundation
import Geometry

/// An effect on a group's finished layer.
public enum Filter: Equatable, Sendable {
  /// A Gaussian blur; the radius is its standard deviation in points.
  case blur(radius: CGFloat)
  /// A blurred, tinted copy below the layer; the radius is the blur's standard deviation; in points.
  case shadow(color: RGBA, radius: CGFloat, offset: CGSize)
  /// The shadow of what is around the layer, on the layer; the radius is the blur's standard deviation; in points.
  case innerShadow(color: RGBA, radius: CGFloat, offset: CGSize)
  /// Each pixel's colour as the matrix maps it.
  case colorMatrix(ColorMatrix)
  /// Pixels whose opacity lies within the bounds, both included, in one colour; the others are transparent.
  case alphaThreshold(min: Float, max: Float, color: RGBA)
  /// Instead of the layer's colours, those of all that lies below it: blurred, mapped and opaque. Through the layer's opacity.
  ///
  /// The radius is the blur's standard deviation in points. Where nothing lies below, beyond the target's edges, nothing is
  /// taken into the mean. Groups around it do not hide what lies below them.
  case backdrop(radius: CGFloat, ColorMatrix)
}

extension Filter {
  /// Whether a pixel's result depends on that pixel alone, and is transparent where the layer is.
  package var isPointwise: Bool {
    switch self {
    case .colorMatrix(let matrix): matrix.keepsClear
    case .alphaThreshold(let min, _, _): min > 0
    case .blur, .shadow, .innerShadow, .backdrop: false
    }
  }

  /// The radius of a backdrop's blur; nil for other filters.
  package var backdropRadius: CGFloat? {
    if case .backdrop(let radius, _) = self { radius } else { nil }
  }
}
