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
    let spacerLengths: [CGFloat?] = subviews.indices.map { index in
      guard subviews[index].computer.isStandardSpacer else { return nil }
      let neighbours = (index > subviews.startIndex ? 1 : 0) + (index + 1 < subviews.endIndex ? 1 : 0)
      return standardSpacerLength(along: axis, spacing: spacing, neighbours: neighbours)
    }
    let items = zip(subviews, spacerLengths).map { subview, minimum in
      StackItem(priority: subview.priority) { proposed in
        if let minimum { return max(proposed ?? minimum, minimum) }
        return subview.sizeThatFits(ProposedViewSize(axis, proposed, cross: cross))[axis]
      }
    }
    let distribution = distribute(proposal[axis].map { $0 - gaps.reduce(0, +) }, among: items)
    proposals = distribution.proposals.indices.map { index in
      let length = spacerLengths[index] == nil ? distribution.proposals[index] : distribution.lengths[index]
      return ProposedViewSize(axis, length, cross: cross)
    }

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

/// The least length of a spacer that gives none: the distances to its neighbours that it stands for, and at least the
/// standard spacing together with the distances that the stack keeps beside it.
///
/// Apple's pictures of iOS 18.5 show 16 points between two views with a spacer between them in a row
/// (`view-spacer-horizontal`), and 20 in a column: such a distance is 8 points along a row and 10 along a column. A spacer
/// on macOS 26.2 begins and ends where its neighbours do.
///
/// - Parameter spacing: the stack's own; nil where it takes what neighbours prefer.
func standardSpacerLength(along axis: Axis, spacing: CGFloat?, neighbours: Int) -> CGFloat {
  let standard: CGFloat = axis == .horizontal ? ViewSpacing.standard : 10
  return spacing.map { max(0, standard - $0 * CGFloat(neighbours)) } ?? standard * CGFloat(max(1, neighbours))
}
