import Foundation

/// `position`: takes all the space proposed and centres the child at a point in it.
final class PositionComputer: UnaryComputer {
  private let position: CGPoint

  init(_ child: LayoutComputer, position: CGPoint) {
    self.position = CGPoint(x: validDistance(position.x), y: validDistance(position.y))
    super.init(child)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let dimensions = child.dimensions(in: proposal)
    let center = CGPoint(x: dimensions[HorizontalAlignment.center], y: dimensions[VerticalAlignment.center])
    return childPlacement(
      at: CGPoint(x: position.x - center.x, y: position.y - center.y), proposal: proposal)
  }
}
