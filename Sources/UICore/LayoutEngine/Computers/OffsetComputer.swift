import Foundation

/// `offset`: the child drawn elsewhere; its size, guides and place in the layout stay.
final class OffsetComputer: UnaryComputer {
  private let offset: CGSize

  init(_ child: LayoutComputer, offset: CGSize) {
    self.offset = CGSize(width: validDistance(offset.width), height: validDistance(offset.height))
    super.init(child)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    childPlacement(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, size: size, proposal: proposal)
  }
}
