import Foundation

/// `aspectRatio`: proposes to the child a size of a given shape, and takes the size the child answers.
final class AspectRatioComputer: UnaryComputer {
  private let ratio: CGFloat?
  private let mode: ContentMode

  /// - Parameter ratio: width over height; nil (or one that is not positive and finite) takes the child's ideal one.
  init(_ child: LayoutComputer, ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.mode = mode
    super.init(child)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.sizeThatFits(.unspecified)
    guard let ratio = ratio ?? (ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil) else {
      return proposal
    }
    return ProposedViewSize(aspectSize(ratio: ratio, mode: mode, proposal: proposal, ideal: ideal))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(childProposal(proposal)) }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    childPlacement(proposal: childProposal(proposal))
  }
}

/// The size of shape `ratio` (width over height) that fits in or fills `proposal`; an unspecified dimension follows the
/// other one, two of them the `ideal` size.
func aspectSize(ratio: CGFloat, mode: ContentMode, proposal: ProposedViewSize, ideal: CGSize) -> CGSize {
  let bounds: CGSize
  switch (proposal.width, proposal.height) {
  case (let width?, nil): return CGSize(width: width, height: width / ratio)
  case (nil, let height?): return CGSize(width: height * ratio, height: height)
  case (nil, nil): bounds = ideal
  case (let width?, let height?): bounds = CGSize(width: width, height: height)
  }
  let isLimitedByWidth = mode == .fit ? bounds.width <= bounds.height * ratio : bounds.width >= bounds.height * ratio
  return isLimitedByWidth
    ? CGSize(width: bounds.width, height: bounds.width / ratio)
    : CGSize(width: bounds.height * ratio, height: bounds.height)
}
