import DisplayList
import Foundation
import Geometry

/// A gradient outwards from a point, stretched to the filled shape's bounds.
///
/// Radii are fractions of the bounds' width and height: with a radius of 0.5 at the centre, the gradient ends at the edges.
public struct EllipticalGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction, endRadiusFraction: CGFloat

  /// Radii are fractions of the filled shape's width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }
  /// Evenly spaced colours.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours at locations 0…1.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    let (stops, places) = gradient.resolve(
      in: environment, with: center.x, center.y, startRadiusFraction, endRadiusFraction)
    return .elliptical(
      stops, center: UnitPoint(x: places[0], y: places[1]).point(in: rect), radii: rect.size, startRadius: places[2],
      endRadius: places[3])
  }
}
