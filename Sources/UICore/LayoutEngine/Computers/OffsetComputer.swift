import Foundation

/// `offset`: the child drawn elsewhere; its size, guides and place in the layout stay.
final class OffsetComputer: UnaryComputer {
  private let offset: CGSize
  private let isMoving: Bool

  /// - Parameter isMoving: whether the offset is on its way to another.
  init(_ child: LayoutComputer, offset: CGSize, isMoving: Bool = false) {
    self.isMoving = isMoving
    self.offset = CGSize(width: validDistance(offset.width), height: validDistance(offset.height))
    super.init(child)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    var placement = childPlacement(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    placement[0].isMoving = isMoving
    return placement
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, size: size, proposal: proposal)
  }
}
