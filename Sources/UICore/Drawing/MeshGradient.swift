import DisplayList
import Foundation
import Geometry

/// Colours between the points of a grid, which may lie anywhere.
///
/// Points are fractions of the filled shape's width and height. The lines between neighbours are curves; where the grid
/// leaves the shape uncovered the background shows. Without as many points and colours as the grid has, the background
/// alone is drawn.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A point of a grid with the curves that leave it.
  public struct BezierPoint: Hashable, Sendable {
    /// Where the point is.
    public var position: SIMD2<Float>
    /// The control points of the curves to the neighbours in the same row and column.
    public var leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>

    /// - Parameter position: where the point is; the control points of its four curves follow.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of a grid are, row by row.
  public enum Locations: Hashable, Sendable {
    /// Points; the curves through them follow from their neighbours.
    case points([SIMD2<Float>])
    /// Points with the curves that leave them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of a grid, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colours that may depend on the environment.
    case colors([Color])
    /// Colours that are resolved.
    case resolvedColors([Color.Resolved])
  }

  /// How many points a row and a column have.
  public var width, height: Int
  /// Where the points are.
  public var locations: Locations
  /// Their colours.
  public var colors: Colors
  /// The colour of what the grid leaves uncovered.
  public var background: Color
  /// Whether colours pass points smoothly; otherwise they change at an even rate between neighbours.
  public var smoothsColors: Bool
  /// The space in which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// A grid from its locations and colours.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }

  /// A grid of points, row by row, through which curves go that follow from their neighbours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid of points, row by row, with the curves that leave them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    var resolved =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors.map(\.rgba)
      }
    resolved.append(background.resolve(in: environment))
    var places = locations.numbers
    environment.move(&resolved, &places)
    let ground = resolved.removeLast()
    let points =
      switch locations.moved(to: places) {
      case .points(let points): MeshSurface.smooth(points, width: width, height: height)
      case .bezierPoints(let points): points
      }
    guard width > 1, height > 1, points.count == width * height, resolved.count == width * height else {
      return .color(ground)
    }
    let surface = MeshSurface(
      width: width, height: height, points: points, colors: resolved.map { colorSpace.components(of: $0) },
      smoothsColors: smoothsColors)
    return .mesh(surface.grid(in: rect, background: ground) { colorSpace.premultiplied($0) }, opacity: 1)
  }
}

extension MeshGradient.Locations {
  fileprivate var numbers: [Double] {
    let places: [SIMD2<Float>] =
      switch self {
      case .points(let points): points
      case .bezierPoints(let points): points.flatMap(\.places)
      }
    return places.flatMap { [Double($0.x), Double($0.y)] }
  }

  fileprivate func moved(to numbers: [Double]) -> Self {
    let places = stride(from: 0, to: numbers.count, by: 2).map { SIMD2(Float(numbers[$0]), Float(numbers[$0 + 1])) }
    switch self {
    case .points: return .points(places)
    case .bezierPoints(var points):
      for index in points.indices { points[index].places = Array(places[index * 5..<index * 5 + 5]) }
      return .bezierPoints(points)
    }
  }
}

extension MeshGradient.BezierPoint {
  fileprivate var places: [SIMD2<Float>] {
    get { [position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint] }
    set {
      self = MeshGradient.BezierPoint(
        position: newValue[0], leadingControlPoint: newValue[1], topControlPoint: newValue[2],
        trailingControlPoint: newValue[3], bottomControlPoint: newValue[4])
    }
  }
}

extension Gradient.ColorSpace {
  /// A colour as numbers that are mixed evenly: premultiplied, the last one its opacity.
  fileprivate func components(of color: RGBA) -> SIMD4<Float> {
    if self == .perceptual {
      let color = Oklab(color)
      return SIMD4(Float(color.lightness), Float(color.a), Float(color.b), Float(color.alpha))
    }
    return SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  /// The colour of such numbers in premultiplied sRGB.
  fileprivate func premultiplied(_ numbers: SIMD4<Float>) -> SIMD4<Float> {
    var numbers = numbers
    numbers.w = min(max(numbers.w, 0), 1)
    if self == .perceptual {
      var mixed = Oklab(.clear)
      (mixed.lightness, mixed.a, mixed.b, mixed.alpha) = (
        Double(numbers.x), Double(numbers.y), Double(numbers.z), Double(numbers.w)
      )
      let color = mixed.rgba
      return SIMD4(color.red, color.green, color.blue, 1) * color.alpha
    }
    return numbers.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: numbers.w))
  }
}
