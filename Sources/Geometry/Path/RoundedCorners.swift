import Foundation

/// A rectangle's corners with their radii fitted into it, and the curves that round them.
struct RoundedCorners {
  enum Corner: Int { case topLeft, topRight, bottomRight, bottomLeft }

  /// Standardized.
  let rect: CGRect
  private let sizes: [CGSize]
  private let style: RoundedCornerStyle

  /// Corners that are alike take at most half of the shorter side, in both directions.
  init(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    func fitted(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, limit) : 0 }
    let size = CGSize(width: fitted(cornerSize.width), height: fitted(cornerSize.height))
    let isRound = size.width > 0 && size.height > 0
    (self.rect, self.style) = (rect, style)
    sizes = Array(repeating: isRound ? size : .zero, count: 4)
  }

  /// Two corners that do not fit on a side share it: neither gets more than half of it, unless the other leaves more.
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

  /// Where the outline begins: in the middle of what the corners leave of the right side.
  var start: CGPoint {
    let (top, bottom) = (sizes[Corner.topRight.rawValue].height, sizes[Corner.bottomRight.rawValue].height)
    return CGPoint(x: rect.maxX, y: (rect.minY + top + rect.maxY - bottom) / 2)
  }

  /// The corner as cubic curves in clockwise order: a start point, then three points for each curve. Those of a square
  /// corner have no length.
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
    let x = corner == .topLeft || corner == .bottomLeft ? size.width : -size.width
    let y = corner == .topLeft || corner == .topRight ? size.height : -size.height
    let points = unitCurve(corner).map { CGPoint(x: point.x + $0.x * x, y: point.y + $0.y * y) }
    return fromHorizontal ? points : points.reversed()
  }

  private func unitCurve(_ corner: Corner) -> [CGPoint] {
    guard style == .continuous else { return Self.circular }
    let size = sizes[corner.rawValue]
    // A smooth corner takes 1.53 radii of each side, which it shares with the side's other corner by their radii. Where
    // that is less, its first three points on that side alone move.
    let beside = sizes[corner.rawValue ^ 1]
    let across = sizes[3 - corner.rawValue]
    let horizontal = Self.entry(rect.width / (size.width + beside.width)).map { CGPoint(x: $0, y: 0) }
    let vertical = Self.entry(rect.height / (size.height + across.height)).map { CGPoint(x: 0, y: $0) }
    return horizontal + Self.middle + vertical.reversed()
  }

  /// How far from the corner the curve begins and its next two points are, in radii, where a side has room for so many.
  ///
  /// The published constants at 1.528665, 1, 0.96 and 0.82 at 1, and straight lines between (from path descriptions of
  /// Apple's SwiftUI, macOS 26.2).
  private static func entry(_ room: CGFloat) -> [CGFloat] {
    let room = room > 1 ? min(room, reach) : 1
    let part = (room - 1) / (reach - 1)
    return [room, 0.96 + (1.08849296 - 0.96) * part, 0.82 + (0.86840694 - 0.82) * part]
  }

  /// How many radii of a side a smooth corner takes.
  static let reach: CGFloat = 1.528665

  /// The published constants of Apple's continuous corner, for radius 1, from the corner point: what does not depend on
  /// the room.
  private static let middle = [
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
    CGPoint(x: 0.16905956, y: 0.37282383), CGPoint(x: 0.07491139, y: 0.63149379),
  ]

  private static let circular: [CGPoint] = [
    CGPoint(x: 1, y: 0), CGPoint(x: 1 - Outline.kappa, y: 0), CGPoint(x: 0, y: 1 - Outline.kappa),
    CGPoint(x: 0, y: 1),
  ]
}
