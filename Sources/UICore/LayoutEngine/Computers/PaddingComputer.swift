import Foundation
import Geometry

/// `padding`: the child with space around it; negative insets let it stick out.
final class PaddingComputer: UnaryComputer {
  private let insets: EdgeInsets

  init(_ child: LayoutComputer, insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: validDistance(insets.top), leading: validDistance(insets.leading),
      bottom: validDistance(insets.bottom), trailing: validDistance(insets.trailing))
    super.init(child)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    childPlacement(at: CGPoint(x: insets.leading, y: insets.top), proposal: childProposal(proposal))
  }

  /// A padded edge is the padding's and prefers nothing.
  override var spacing: ViewSpacing {
    checkDepth()
    var result = child.spacing
    if insets.top != 0 { result.top = EdgeSpacing() }
    if insets.leading != 0 { result.leading = EdgeSpacing() }
    if insets.bottom != 0 { result.bottom = EdgeSpacing() }
    if insets.trailing != 0 { result.trailing = EdgeSpacing() }
    return result
  }
}
