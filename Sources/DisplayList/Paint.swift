import Foundation
import Geometry

/// The fill of a shape. Gradient points are in the item's coordinates, in points.
public enum Paint: Equatable, Sendable {
  case color(RGBA)
  indirect case linear(GradientStops, from: CGPoint, to: CGPoint)
  indirect case radial(GradientStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, clockwise from the positive x axis.
  indirect case angular(GradientStops, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)

  /// As a radial gradient in a space that is stretched: radii 1 wide and high are `radii`, in points.
  indirect case elliptical(GradientStops, center: CGPoint, radii: CGSize, startRadius: CGFloat, endRadius: CGFloat)
  /// A bitmap side by side with itself, once in the rectangle.
  indirect case tiles(Bitmap, CGRect, opacity: Float)
  /// Colours between the points of a grid.
  indirect case mesh(MeshGrid, opacity: Float)

  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
      .elliptical(let stops, _, _, _, _):
      stops.stops.allSatisfy { $0.color.alpha >= 1 }
    case .tiles(let bitmap, _, let opacity): bitmap.isOpaque && opacity >= 1
    case .mesh(let grid, let opacity):
      grid.background.alpha >= 1 && grid.colors.allSatisfy { $0.w >= 1 } && opacity >= 1
    }
  }
}

/// Colours along a gradient, by location 0…1, in ascending order; premultiplied sRGB between stops.
public struct GradientStops: Equatable, Sendable {
  /// A colour at one place of the gradient.
  public struct Stop: Equatable, Sendable {
    public var color: RGBA
    public var location: CGFloat
    public init(color: RGBA, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(_ stops: [Stop]) { self.stops = stops }
}
