import Foundation
import Geometry

/// Sizes and positions of a stack's children for one proposal, in points, from left to right.
struct StackSolution {
  var size: CGSize
  var origins: [CGPoint]
  var proposals: [ProposedViewSize]

  /// - Parameter spacing: the distance between neighbours; nil takes what they prefer.
  init(
    axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    let gaps = stackGaps(axis: axis, spacing: spacing, subviews: subviews)
    let cross = proposal[axis.opposite]
    let items = subviews.indices.map { index in
      let subview = subviews[index]
      let minimum: CGFloat? =
        subview.computer.isStandardSpacer
        ? standardSpacerLength(before: gaps[index], after: index + 1 < gaps.count ? gaps[index + 1] : 0) : nil
      return StackItem(priority: subview.priority) { proposed in
        if let minimum { return max(proposed ?? minimum, minimum) }
        return subview.sizeThatFits(ProposedViewSize(axis, proposed, cross: cross))[axis]
      }
    }
    let distribution = distribute(proposal[axis].map { $0 - gaps.reduce(0, +) }, among: items)
    proposals = distribution.proposals.map { ProposedViewSize(axis, $0, cross: cross) }

    var guides: [CGFloat] = []
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (subview, proposal) in zip(subviews, proposals) {
      let dimensions = subview.dimensions(in: proposal)
      let guide = dimensions[alignment]
      guides.append(guide)
      // A child that is infinite across the stack makes the stack so; its guide would be infinite as well.
      before = guides.count == 1 ? guide : max(before, guide)
      let rest = dimensions.size[axis.opposite] - guide
      after = guides.count == 1 ? rest : max(after, rest)
    }
    var position: CGFloat = 0
    origins = []
    for index in distribution.lengths.indices {
      position += gaps[index]
      origins.append(CGPoint(axis, position, cross: before - guides[index]))
      position += distribution.lengths[index]
    }
    size = CGSize(axis, max(position, 0), cross: max(before + after, 0))
  }
}

/// The distance before each child; zero before the first.
func stackGaps(axis: Axis, spacing: CGFloat?, subviews: LayoutSubviews) -> [CGFloat] {
  subviews.indices.map { index in
    guard index > subviews.startIndex else { return 0 }
    return spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
  }
}

/// The least length of a spacer that gives none: what the distances to its neighbours lack of the standard spacing.
///
/// Apple documents the minimum as the standard spacing; its `view-spacer-horizontal` picture shows 16 points between
/// two views with a spacer between them, which the two distances account for alone.
func standardSpacerLength(before: CGFloat, after: CGFloat) -> CGFloat {
  max(0, ViewSpacing.standard - before - after)
}
