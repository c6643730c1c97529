import Foundation
import Geometry

/// A scroll view's sizes, and where its content stands for an offset; plain arithmetic in points.
///
/// An offset is how far the content has moved under its leading and top edges: never negative once clamped.
struct ScrollArea: Equatable {
  var viewport = CGSize.zero
  var content = CGSize.zero
  var axes: Axis.Set = .vertical
  var direction = LayoutDirection.leftToRight
  /// Pixels a point.
  var scale: CGFloat = 1
  /// How far what is drawn reaches beyond the viewport, under what covers the surroundings; leading is left.
  var overscan = EdgeInsets()
  /// Where content stands that is smaller than the viewport; nil for the platform's places.
  var alignment: UnitPoint?

  /// The viewport and what is drawn around it.
  var drawn: CGRect {
    CGRect(
      x: -overscan.leading, y: -overscan.top, width: viewport.width + overscan.horizontal,
      height: viewport.height + overscan.vertical)
  }

  /// The largest offset.
  var limit: CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? max(0, content.width - viewport.width) : 0,
      y: axes.contains(.vertical) ? max(0, content.height - viewport.height) : 0)
  }

  func clamp(_ offset: CGPoint) -> CGPoint {
    let limit = limit
    return CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
  }

  /// The content's origin in the viewport. It scrolls by whole pixels, so that what stays in sight is drawn alike; at its
  /// limit the content ends exactly where the viewport does.
  func origin(at offset: CGPoint) -> CGPoint { wholeOrigin(at: clamp(offset)) }

  /// The content's origin for what a scroll view shows, which a finger may have pulled beyond the ends.
  func origin(at offset: ScrollOffset) -> CGPoint {
    wholeOrigin(at: offset.isElastic ? offset.point : clamp(offset.point))
  }

  private func wholeOrigin(at offset: CGPoint) -> CGPoint {
    let limit = limit
    func whole(_ offset: CGFloat, _ limit: CGFloat) -> CGFloat {
      offset == limit
        ? limit : offset < limit ? min(offset.rounded(toPixelsAt: scale), limit) : offset.rounded(toPixelsAt: scale)
    }
    return exactOrigin(at: CGPoint(x: whole(offset.x, limit.x), y: whole(offset.y, limit.y)))
  }

  private func exactOrigin(at offset: CGPoint) -> CGPoint {
    let slack = CGSize(width: viewport.width - content.width, height: viewport.height - content.height)
    var origin = CGPoint(x: -offset.x, y: -offset.y)
    // What is smaller moves only where a finger pulls it.
    if slack.width < 0 {
      if direction == .rightToLeft { origin.x = slack.width + offset.x }
    } else if axes.contains(.horizontal), let alignment {
      let part = direction == .rightToLeft ? 1 - alignment.x : alignment.x
      origin.x += slack.width * part
    } else if axes == .horizontal {
      if direction == .rightToLeft { origin.x = slack.width + offset.x }
    } else {
      // Across the axis, and in both directions where both scroll, smaller content stands in the middle.
      origin.x += slack.width / 2
    }
    if slack.height > 0, axes.contains(.vertical), let alignment {
      origin.y += slack.height * alignment.y
    } else if slack.height > 0, axes != .vertical {
      origin.y += slack.height / 2
    }
    return origin
  }

  /// What is drawn of the content, in the content's space.
  func visible(at offset: ScrollOffset) -> CGRect {
    let origin = origin(at: offset)
    return drawn.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The offset at an edge; along the other axis that of `offset`.
  func offset(at edge: Edge, from offset: CGPoint) -> CGPoint {
    switch edge {
    case .top: CGPoint(x: offset.x, y: 0)
    case .leading: CGPoint(x: 0, y: offset.y)
    case .bottom: CGPoint(x: offset.x, y: limit.y)
    case .trailing: CGPoint(x: limit.x, y: offset.y)
    }
  }

  /// The offset after the content was pushed by `delta`, within its limits.
  func offset(_ offset: CGPoint, movedBy delta: CGVector) -> CGPoint {
    let sign: CGFloat = direction == .rightToLeft ? 1 : -1
    return clamp(CGPoint(x: offset.x + sign * delta.dx, y: offset.y - delta.dy))
  }

  /// How the content moves between two offsets.
  func movement(from old: CGPoint, to new: CGPoint) -> CGVector {
    CGVector(dx: direction == .rightToLeft ? new.x - old.x : old.x - new.x, dy: old.y - new.y)
  }

  /// The offset that brings `target`, in the content's space, to where `anchor` of both meets; without an anchor, the
  /// nearest offset that shows it.
  func offset(showing target: CGRect, anchor: UnitPoint?, from offset: CGPoint) -> CGPoint {
    let origin = exactOrigin(at: clamp(offset))
    let visible = CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: viewport)
    var dx: CGFloat = 0
    var dy: CGFloat = 0
    if let anchor {
      dx = target.minX + anchor.x * target.width - (visible.minX + anchor.x * visible.width)
      dy = target.minY + anchor.y * target.height - (visible.minY + anchor.y * visible.height)
    } else {
      dx = Self.nearest(target.minX, target.maxX, visible.minX, visible.maxX)
      dy = Self.nearest(target.minY, target.maxY, visible.minY, visible.maxY)
    }
    return self.offset(clamp(offset), movedBy: CGVector(dx: -dx, dy: -dy))
  }

  /// How far to move a window to hold a span, or the span's start where it is too long.
  private static func nearest(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
    if low < from || high - low > to - from { return low - from }
    return max(0, high - to)
  }
}
