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
    func computer(_ index: Int) -> LayoutComputer { subviews[subviews.startIndex + index].computer }
    func spacerLength(_ index: Int) -> CGFloat? {
      guard computer(index).isStandardSpacer else { return nil }
      let neighbours = (index > 0 ? 1 : 0) + (index + 1 < subviews.count ? 1 : 0)
      return standardSpacerLength(along: axis, spacing: spacing, neighbours: neighbours)
    }
    let shares = distribute(
      proposal[axis].map { $0 - gaps.reduce(0, +) }, among: subviews.lazy.map { $0.computer.priority }
    ) { index, proposed in
      if let minimum = spacerLength(index) { return max(proposed ?? minimum, minimum) }
      return computer(index).sizeThatFits(ProposedViewSize(axis, proposed, cross: cross))[axis]
    }
    proposals = shares.indices.map { index in
      let length = spacerLength(index) == nil ? shares[index].proposal : shares[index].length
      return ProposedViewSize(axis, length, cross: cross)
    }

    origins = []
    origins.reserveCapacity(shares.count)
    var before: CGFloat = 0
    var after: CGFloat = 0
    var position: CGFloat = 0
    for index in shares.indices {
      let dimensions = computer(index).dimensions(in: proposals[index])
      let guide = dimensions[alignment]
      // A child that is infinite across the stack makes the stack so; its guide would be infinite as well.
      before = index == 0 ? guide : max(before, guide)
      let rest = dimensions.size[axis.opposite] - guide
      after = index == 0 ? rest : max(after, rest)
      position += gaps[index]
      origins.append(CGPoint(axis, position, cross: guide))
      position += shares[index].length
    }
    for index in origins.indices { origins[index][axis.opposite] = before - origins[index][axis.opposite] }
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
