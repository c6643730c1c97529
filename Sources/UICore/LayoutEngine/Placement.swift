import Foundation

/// Where a container puts a child, in the container's space, in points.
struct Placement: Equatable {
  var origin: CGPoint
  var size: CGSize
  /// What the child is offered when it places its own children.
  var proposal: ProposedViewSize
  /// Whose place this is among views that change: two that swap are noticed though their places are the same.
  var identity: UInt32 = 0

  var frame: CGRect { CGRect(origin: origin, size: size) }
}

/// What a placement depends on beside sizes.
struct PlacementContext: Equatable {
  var layoutDirection: LayoutDirection = .leftToRight
  /// Pixels a point.
  var scale: CGFloat = 1
}

extension Placement {
  /// The placement mirrored in a container of `width` where content runs from right to left.
  func resolved(in width: CGFloat, direction: LayoutDirection) -> Placement {
    guard direction == .rightToLeft else { return self }
    var result = self
    result.origin.x = width - origin.x - size.width
    return result
  }

  /// Both edges moved to the nearest pixel, so that neighbours that meet in points meet in pixels.
  func rounded(to scale: CGFloat) -> Placement {
    let exact = CGRect(
      x: validDistance(origin.x), y: validDistance(origin.y), width: validDistance(size.width),
      height: validDistance(size.height))
    let rounded = exact.rounded(toPixelsAt: scale)
    var result = self
    (result.origin, result.size) = (rounded.origin, rounded.size)
    return result
  }
}
