import Foundation
import Geometry

/// A grid of points with colours, filled with triangles; premultiplied sRGB between the points.
///
/// Invariants: `points` and `colors` have `columns` times `rows` elements, row by row.
public struct MeshGrid: Equatable, Sendable {
  /// How many points a row and a column have, at least 2 each.
  public let columns, rows: Int
  /// In the item's coordinates, in points. Where the grid folds over itself, later triangles are above earlier ones.
  public var points: [CGPoint]
  /// Premultiplied: red, green, blue, alpha.
  public let colors: [SIMD4<Float>]
  /// Where no triangle is.
  public let background: RGBA
  /// Whether an edge of the grid may show, so that it has to be smoothed.
  public let showsEdges: Bool

  /// - Parameters: as the properties; `points` and `colors` row by row, as many as the grid has.
  public init(
    columns: Int, rows: Int, points: [CGPoint], colors: [SIMD4<Float>], background: RGBA, showsEdges: Bool
  ) {
    precondition(points.count == columns * rows && colors.count == columns * rows && columns > 1 && rows > 1)
    (self.columns, self.rows, self.points, self.colors) = (columns, rows, points, colors)
    (self.background, self.showsEdges) = (background, showsEdges)
  }

  /// The same grid elsewhere.
  public func applying(_ transform: CGAffineTransform) -> MeshGrid {
    var moved = self
    moved.points = points.map { $0.applying(transform) }
    return moved
  }

  /// The first point's colour.
  public var representative: RGBA {
    let color = colors[0]
    guard color.w > 0 else { return .clear }
    return RGBA(red: color.x / color.w, green: color.y / color.w, blue: color.z / color.w, alpha: color.w)
  }
}
