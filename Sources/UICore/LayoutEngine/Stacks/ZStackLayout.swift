import Foundation
import Geometry

/// A layout that puts its subviews on top of each other, guides aligned.
///
/// Each subview is offered the whole proposal; the container is as large as all of them together. Where priorities
/// differ, only the subviews of the highest one decide the size.
public struct ZStackLayout: Layout, BuiltIn {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    extent(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let extent = extent(proposal, subviews)
    // Larger bounds than the layout asked for are those of a window: the whole is aligned in them.
    let whole = alignment.origin(of: ViewDimensions(size: extent.size), in: bounds.size)
    let guide = CGPoint(x: extent.minX + whole.x, y: extent.minY + whole.y)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + guide.x - dimensions[alignment.horizontal],
          y: bounds.minY + guide.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  /// The container's size, and where the common guides lie in it.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    guard let top = subviews.map(\.priority).max() else { return .zero }
    var before: CGPoint?
    var after = CGSize.zero
    for subview in subviews where subview.priority == top {
      let dimensions = subview.dimensions(in: proposal)
      let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      let rest = CGSize(width: dimensions.width - guide.x, height: dimensions.height - guide.y)
      if let known = before {
        before = CGPoint(x: max(known.x, guide.x), y: max(known.y, guide.y))
        after = CGSize(width: max(after.width, rest.width), height: max(after.height, rest.height))
      } else {
        (before, after) = (guide, rest)
      }
    }
    guard let before else { return .zero }
    return CGRect(
      origin: before, size: CGSize(width: before.x + after.width, height: before.y + after.height))
  }
}
