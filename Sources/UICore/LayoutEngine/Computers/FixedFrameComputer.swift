import Foundation

/// `frame(width:height:alignment:)`: a given dimension is both proposed and taken; the other is the child's.
final class FixedFrameComputer: UnaryComputer {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  /// - Parameters width, height: points; an invalid one counts as absent.
  init(_ child: LayoutComputer, width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = validLength(width)
    self.height = validLength(height)
    self.alignment = alignment
    super.init(child)
    remembersAnswers = self.width == nil || self.height == nil
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    alignedChild(alignment, in: size, proposal: childProposal(proposal))
  }
}
