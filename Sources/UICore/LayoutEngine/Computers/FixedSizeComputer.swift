import Foundation

/// `fixedSize`: the child at its ideal size on the given axes, whatever is proposed.
final class FixedSizeComputer: UnaryComputer {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ child: LayoutComputer, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(childProposal(proposal)) }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    childPlacement(proposal: childProposal(proposal))
  }
}
