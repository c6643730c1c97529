import Foundation
import Geometry

/// What a stack remembers between sizing and placing where it is used through the protocol.
public struct StackLayoutCache {
  fileprivate var last: StackSolution?
}

/// What the two linear stacks share. Containers of their own have a ``StackComputer``; through the requirements of `Layout`
/// they are used by `AnyLayout` and by layouts of programs.
protocol StackLayout: Layout, BuiltIn where Cache == StackLayoutCache {
  static var axis: Axis { get }
  var crossAlignment: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension StackLayout {
  var stack: LinearStack { LinearStack(axis: Self.axis, alignment: crossAlignment, spacing: spacing) }

  func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> StackSolution {
    if let last = cache.last, last.proposal == proposal { return last }
    let children = subviews.map(\.computer)
    let solution = StackSolution(stack, proposal: proposal, children: children, gaps: stack.gaps(between: children))
    cache.last = solution
    return solution
  }

  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout Cache
  ) {
    let solution = solve(proposal, subviews, &cache)
    for (subview, place) in zip(subviews, solution.placements) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
    }
  }

  func mergedSpacing(_ subviews: LayoutSubviews) -> ViewSpacing { stack.spacing(of: subviews.map(\.computer)) }
}
