import Foundation
import Geometry

/// `ScrollView`: as long as is proposed along its axes, and as its content is across them.
final class ScrollComputer: LayoutComputer {
  private let content: LayoutComputer
  private let axes: Axis.Set

  init(_ content: LayoutComputer, axes: Axis.Set) {
    self.content = content
    self.axes = axes
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if axes == [.horizontal, .vertical], let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let size = content.sizeThatFits(Self.contentProposal(proposal, axes: axes))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  /// Along the axes the content takes its ideal size.
  static func contentProposal(_ proposal: ProposedViewSize, axes: Axis.Set) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
