import Foundation

/// A rectangle's corners with their radii fitted into it, and the curves that round them.
struct RoundedCorners {
  enum Corner: Int { case topLeft, topRight, bottomRight, bottomLeft }

  /// Standardized.
  let rect: CGRect
  private let sizes: [CGSize]
  private let style: RoundedCornerStyle

  init(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.init(rect, sizes: [cornerSize, cornerSize, cornerSize, cornerSize], style: style)
  }

  init(_ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let radii = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
    self.init(rect, sizes: radii.map { CGSize(width: $0, height: $0) }, style: style)
  }

  private init(_ rect: CGRect, sizes: [CGSize], style: RoundedCornerStyle) {
    let rect = rect.standardized
    func fitted(_ radius: CGFloat, _ length: CGFloat) -> CGFloat { radius > 0 ? min(radius, length / 2) : 0 }
    self.rect = rect
    self.style = style
    // Equal radii stay equal when the shorter side limits them: the corner of a capsule is a circle's.
    self.sizes = sizes.map { size in
      if size.width == size.height {
        let radius = fitted(size.width, min(rect.width, rect.height))
        return CGSize(width: radius, height: radius)
      }
      let fit = CGSize(width: fitted(size.width, rect.width), height: fitted(size.height, rect.height))
      return fit.width > 0 && fit.height > 0 ? fit : .zero
    }
  }

  /// Whether any corner is round.
  var isRounded: Bool { sizes.contains { $0.width > 0 } }

  /// The corner as cubic curves in clockwise order: a start point, then three points for each curve. A square corner is
  /// its single point.
  func curve(_ corner: Corner) -> [CGPoint] {
    let size = sizes[corner.rawValue]
    // The constants run from the horizontal side to the vertical one; clockwise enters half of the corners that way.
    let (point, fromHorizontal): (CGPoint, Bool) =
      switch corner {
      case .topLeft: (CGPoint(x: rect.minX, y: rect.minY), false)
      case .topRight: (CGPoint(x: rect.maxX, y: rect.minY), true)
      case .bottomRight: (CGPoint(x: rect.maxX, y: rect.maxY), false)
      case .bottomLeft: (CGPoint(x: rect.minX, y: rect.maxY), true)
      }
    if size.width == 0 { return [point] }
    let x = corner == .topLeft || corner == .bottomLeft ? size.width : -size.width
    let y = corner == .topLeft || corner == .topRight ? size.height : -size.height
    let points = unitCurve(corner).map { CGPoint(x: point.x + $0.x * x, y: point.y + $0.y * y) }
    return fromHorizontal ? points : points.reversed()
  }

  private func unitCurve(_ corner: Corner) -> [CGPoint] {
    guard style == .continuous else { return Self.circular }
    // A smooth corner takes 1.53 radii of each side, which it shares with the side's other corner. Where that is less,
    // Apple's turns gradually into a circle's, on both sides alike (fitted to renderings: 24 points in 80 × 60).
    let size = sizes[corner.rawValue]
    let beside = sizes[corner.rawValue ^ 1]
    let across = sizes[3 - corner.rawValue]
    let room = min(rect.width / (size.width + beside.width), rect.height / (size.height + across.height))
    let smoothness = min(max((room - 1) / (Self.reach - 1), 0), 1)
    if smoothness == 1 { return Self.continuous }
    return zip(Self.threeArcs, Self.continuous).map { circle, smooth in
      CGPoint(
        x: circle.x + (smooth.x - circle.x) * smoothness, y: circle.y + (smooth.y - circle.y) * smoothness)
    }
  }

  /// How many radii of a side a smooth corner takes.
  static let reach: CGFloat = 1.528665

  private static let circular: [CGPoint] = [
    CGPoint(x: 1, y: 0), CGPoint(x: 1 - Outline.kappa, y: 0), CGPoint(x: 0, y: 1 - Outline.kappa),
    CGPoint(x: 0, y: 1),
  ]

  /// The published constants of Apple's continuous corner, for radius 1, from the corner point.
  private static let continuous: [CGPoint] = {
    let half = [
      CGPoint(x: reach, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
      CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
    ]
    return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }()

  /// A quarter circle as three arcs of 30°, to match the smooth corner's three curves.
  private static let threeArcs: [CGPoint] = {
    let control = 4.0 / 3 * tan(Double.pi / 24)
    var points = [CGPoint(x: 1, y: 0)]
    for arc in 0..<3 {
      let (from, to) = (Double(arc) * .pi / 6, Double(arc + 1) * .pi / 6)
      points += [
        CGPoint(x: 1 - sin(from) - control * cos(from), y: 1 - cos(from) + control * sin(from)),
        CGPoint(x: 1 - sin(to) + control * cos(to), y: 1 - cos(to) - control * sin(to)),
        CGPoint(x: 1 - sin(to), y: 1 - cos(to)),
      ]
    }
    return points
  }()
}
