import Foundation

/// Where a container puts a child, in the container's space, in points; exact, as only the renderer knows pixels.
struct Placement: Equatable {
  var origin: CGPoint
  var size: CGSize
  /// What the child is offered when it places its own children.
  var proposal: ProposedViewSize
  /// Whose place this is among views that change: two that swap are noticed though their places are the same.
  var identity: UInt32 = 0
  /// Whether an animation has the child on its way: it is drawn between pixels.
  var isMoving = false

  var frame: CGRect { CGRect(origin: origin, size: size) }
}

extension Placement {
  var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }

  /// The placement as it is used: finite, and mirrored in a container of `width` where content runs from right to left.
  func resolved(in width: CGFloat, direction: LayoutDirection) -> Placement {
    var result = self
    result.origin = CGPoint(x: validDistance(origin.x), y: validDistance(origin.y))
    result.size = CGSize(width: validDistance(size.width), height: validDistance(size.height))
    if direction == .rightToLeft { result.origin.x = width - result.origin.x - result.size.width }
    return result
  }
}
