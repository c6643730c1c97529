import Foundation

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
final class FlexibleFrameComputer: UnaryComputer {
  private let width: FlexibleLength
  private let height: FlexibleLength
  private let alignment: Alignment

  init(_ child: LayoutComputer, width: FlexibleLength, height: FlexibleLength, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let isGiven = width.ignoresChild(proposed: proposal.width) && height.ignoresChild(proposed: proposal.height)
    let size = isGiven ? .zero : child.sizeThatFits(childProposal(proposal))
    return CGSize(
      width: width.length(proposed: proposal.width, child: size.width),
      height: height.length(proposed: proposal.height, child: size.height))
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    alignedChild(alignment, in: size, proposal: childProposal(proposal))
  }
}
