import DisplayList
import Foundation
import Geometry

/// The part of a list around the pixels that are needed, in the list's units: tells of most items elsewhere, by their bounds
/// alone, that they are.
struct Surroundings {
  let minX, maxX, minY, maxY: CGFloat

  /// Nil where the transform turns or mirrors.
  init?(of cull: PixelRect, _ transform: CGAffineTransform) {
    guard transform.keepsEdges else { return nil }
    // A pixel for snapping, as in compiling, and what division loses.
    let margin = 1.01
    minX = (CGFloat(cull.x0) - margin - transform.tx) / transform.a
    maxX = (CGFloat(cull.x1) + margin - transform.tx) / transform.a
    minY = (CGFloat(cull.y0) - margin - transform.ty) / transform.d
    maxY = (CGFloat(cull.y1) + margin - transform.ty) / transform.d
  }

  /// False for NaN, as for all that is not clear.
  @inline(__always)
  func misses(_ bounds: CGRect) -> Bool {
    let edges = bounds.edges
    return edges.maxX < minX || edges.minX > maxX || edges.maxY < minY || edges.minY > maxY
  }
}
