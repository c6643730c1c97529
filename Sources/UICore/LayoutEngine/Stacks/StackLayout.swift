import Foundation
import Geometry

/// What a stack remembers between sizing and placing: its last few solutions.
public struct StackLayoutCache {
  /// A pass asks for the minimum, the maximum, the ideal and one share.
  private static let limit = 4
  private var solutions: [(proposal: ProposedViewSize, solution: StackSolution)] = []

  mutating func solution(for proposal: ProposedViewSize, make: () -> StackSolution) -> StackSolution {
    if let known = solutions.first(where: { $0.proposal == proposal }) { return known.solution }
    if solutions.count == Self.limit { solutions.removeFirst() }
    let solution = make()
    solutions.append((proposal, solution))
    return solution
  }
}

/// What the two linear stacks share.
protocol StackLayout: Layout, BuiltIn where Cache == StackLayoutCache {
  static var axis: Axis { get }
  var crossAlignment: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension StackLayout {
  func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> StackSolution {
    cache.solution(for: proposal) {
      StackSolution(
        axis: Self.axis, alignment: crossAlignment, spacing: spacing, proposal: proposal, subviews: subviews)
    }
  }

  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout Cache
  ) {
    let solution = solve(proposal, subviews, &cache)
    for (index, subview) in subviews.enumerated() {
      let origin = solution.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: solution.proposals[index])
    }
  }

  /// The ends' preferences along the stack, the largest across it.
  func mergedSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    var result = ViewSpacing()
    guard let first = subviews.first, let last = subviews.last else { return result }
    let horizontal = Self.axis == .horizontal
    result.formUnion(first.spacing, edges: horizontal ? .leading : .top)
    result.formUnion(last.spacing, edges: horizontal ? .trailing : .bottom)
    for subview in subviews { result.formUnion(subview.spacing, edges: horizontal ? .vertical : .horizontal) }
    return result
  }
}
