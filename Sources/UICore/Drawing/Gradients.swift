import DisplayList
import Foundation
import Geometry

/// Colours at locations 0…1.
public struct Gradient: Hashable, Sendable {
  /// A colour at one location.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The space in which colours are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    private enum Space { case device, perceptual }
    private let space: Space

    /// Gamma-encoded sRGB.
    public static let device = ColorSpace(space: .device)
    /// Oklab, which is perceptually uniform.
    public static let perceptual = ColorSpace(space: .perceptual)

    /// Interpolates premultiplied colours.
    func mix(_ from: RGBA, _ to: RGBA, by fraction: Double) -> RGBA {
      if fraction <= 0 { return from }
      if fraction >= 1 { return to }
      switch space {
      case .perceptual: return Oklab(from).mixed(with: Oklab(to), by: fraction).rgba
      case .device:
        let t = Float(fraction)
        let alpha = from.alpha + (to.alpha - from.alpha) * t
        guard alpha > 0 else { return .clear }
        func mixed(_ component: KeyPath<RGBA, Float>) -> Float {
          let (a, b) = (from[keyPath: component] * from.alpha, to[keyPath: component] * to.alpha)
          return (a + (b - a) * t) / alpha
        }
        return RGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: alpha)
      }
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Its stops, and what else the style is made of, as far as an animation has brought them.
  func resolve(in environment: StyleEnvironment, with others: Double...) -> (stops: GradientStops, others: [Double]) {
    let stops = stops.sorted { $0.location < $1.location }
    var colors = stops.map { $0.color.resolve(in: environment) }
    var numbers = stops.map { Double($0.location) } + others
    environment.move(&colors, &numbers)
    let moved = zip(colors, numbers).map { GradientStops.Stop(color: $0, location: $1) }
    return (
      GradientStops(moved.sorted { $0.location < $1.location }).mixedInOklab(), Array(numbers[stops.count...])
    )
  }
}

/// A gradient along a line between two points of the filled shape's bounds.
public struct LinearGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let startPoint, endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    let (stops, places) = gradient.resolve(
      in: environment, with: startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    return .linear(
      stops, from: UnitPoint(x: places[0], y: places[1]).point(in: rect),
      to: UnitPoint(x: places[2], y: places[3]).point(in: rect))
  }
}

/// A gradient outwards from a point; radii in points.
public struct RadialGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius, endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    let (stops, places) = gradient.resolve(in: environment, with: center.x, center.y, startRadius, endRadius)
    return .radial(
      stops, center: UnitPoint(x: places[0], y: places[1]).point(in: rect), startRadius: places[2],
      endRadius: places[3])
  }
}

extension Gradient: ShapeStyle {
  /// From the top to the bottom; views that have a direction of their own, as gauges, take the gradient along it.
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: rect, environment: environment)
  }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle, endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  /// A gradient over a full turn, starting at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: .radians(angle.radians + 2 * .pi))
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    let (stops, places) = gradient.resolve(
      in: environment, with: center.x, center.y, startAngle.radians, endAngle.radians)
    return .angular(
      stops, center: UnitPoint(x: places[0], y: places[1]).point(in: rect), startAngle: places[2],
      endAngle: places[3])
  }
}
