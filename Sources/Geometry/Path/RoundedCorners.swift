import Foundation

/// The corners of a rectangle, with radii that fit into it, and their curves.
struct RoundedCorners {
  enum Corner: Int { case topLeft, topRight, bottomRight, bottomLeft }

  /// Standardized.
  let rect: CGRect
  private let sizes: [CGSize]
  private let style: RoundedCornerStyle

  /// Equal corners get at most half of the shorter side, in both directions.
  init(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    func fitted(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, limit) : 0 }
    let size = CGSize(width: fitted(cornerSize.width), height: fitted(cornerSize.height))
    let isRound = size.width > 0 && size.height > 0
    (self.rect, self.style) = (rect, style)
    sizes = Array(repeating: isRound ? size : .zero, count: 4)
  }

  /// If two corners do not fit on a side, each gets at most half of it, or more if the other needs less.
  init(_ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let rect = rect.standardized
    let radii = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map { max($0, 0) }
    (self.rect, self.style) = (rect, style)
    sizes = radii.indices.map { corner in
      let (beside, across) = (radii[corner ^ 1], radii[3 - corner])
      let radius = min(
        radii[corner], max(rect.width - beside, rect.width / 2), max(rect.height - across, rect.height / 2))
      return radius > 0 ? CGSize(width: radius, height: radius) : .zero
    }
  }

  /// Whether any corner is round.
  var isRounded: Bool { sizes.contains { $0.width > 0 } }

  /// The start of the outline: the middle of the right side between the corners.
  var start: CGPoint {
    let (top, bottom) = (sizes[Corner.topRight.rawValue].height, sizes[Corner.bottomRight.rawValue].height)
    return CGPoint(x: rect.maxX, y: (rect.minY + top + rect.maxY - bottom) / 2)
  }

  /// The corner as cubic curves in clockwise order: a start point, then three points for each curve. The curves of a
  /// square corner have no length.
  func curve(_ corner: Corner) -> [CGPoint] {
    let size = sizes[corner.rawValue]
    // The constants lead from the horizontal side to the vertical one. For half of the corners, clockwise is the other
    // way round.
    let (point, fromHorizontal): (CGPoint, Bool) =
      switch corner {
      case .topLeft: (CGPoint(x: rect.minX, y: rect.minY), false)
      case .topRight: (CGPoint(x: rect.maxX, y: rect.minY), true)
      case .bottomRight: (CGPoint(x: rect.maxX, y: rect.maxY), false)
      case .bottomLeft: (CGPoint(x: rect.minX, y: rect.maxY), true)
      }
    let x = corner == .topLeft || corner == .bottomLeft ? size.width : -size.width
    let y = corner == .topLeft || corner == .topRight ? size.height : -size.height
    let points = unitCurve(corner).map { CGPoint(x: point.x + $0.x * x, y: point.y + $0.y * y) }
    return fromHorizontal ? points : points.reversed()
  }

  private func unitCurve(_ corner: Corner) -> [CGPoint] {
    guard style == .continuous else { return Self.circular }
    let size = sizes[corner.rawValue]
    // A smooth corner needs 1.53 radii of each side, and shares the side with the other corner in proportion to the
    // radii. If it gets less, its first three points move on that side only.
    let beside = sizes[corner.rawValue ^ 1]
    let across = sizes[3 - corner.rawValue]
    let horizontal = Self.entry(rect.width / (size.width + beside.width)).map { CGPoint(x: $0, y: 0) }
    let vertical = Self.entry(rect.height / (size.height + across.height)).map { CGPoint(x: 0, y: $0) }
    return horizontal + Self.middle + vertical.reversed()
  }

  /// The distances, in radii, from the corner to the start of the curve and to its next two points, if the side has
  /// room for so many radii.
  ///
  /// These are the published constants at 1.528665, and 1, 0.96 and 0.82 at 1, with straight lines between (from path
  /// descriptions of Apple's SwiftUI, macOS 26.2).
  private static func entry(_ room: CGFloat) -> [CGFloat] {
    let room = room > 1 ? min(room, reach) : 1
    let part = (room - 1) / (reach - 1)
    return [room, 0.96 + (1.08849296 - 0.96) * part, 0.82 + (0.86840694 - 0.82) * part]
  }

  /// How many radii of a side a smooth corner needs.
  static let reach: CGFloat = 1.528665

  /// The published constants of Apple's continuous corner for radius 1, measured from the corner point: those that do
  /// not depend on the room.
  private static let middle = [
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
    CGPoint(x: 0.16905956, y: 0.37282383), CGPoint(x: 0.07491139, y: 0.63149379),
  ]

  private static let circular: [CGPoint] = [
    CGPoint(x: 1, y: 0), CGPoint(x: 1 - Outline.kappa, y: 0), CGPoint(x: 0, y: 1 - Outline.kappa),
    CGPoint(x: 0, y: 1),
  ]
}
