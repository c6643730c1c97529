import Foundation
import Geometry

/// The computer of a row or a column.
///
/// Most containers are stacks, so theirs works on the children themselves, without the lists of subviews that the `Layout`
/// protocol would ask for.
final class StackComputer: ContainerComputer {
  private let stack: LinearStack
  /// The last one: sizes for other proposals are remembered without places.
  private var last: StackSolution?
  private lazy var gaps = stack.gaps(between: children)
  private lazy var ownSpacing: ViewSpacing = {
    checkDepth()
    return stack.spacing(of: children)
  }()

  init(_ stack: LinearStack, children: [LayoutComputer]) {
    self.stack = stack
    super.init(children: children)
  }

  private func solution(for proposal: ProposedViewSize) -> StackSolution {
    if let last, last.proposal == proposal { return last }
    let solution = StackSolution(stack, proposal: proposal, children: children, gaps: gaps)
    last = solution
    return solution
  }

  override var spacing: ViewSpacing { ownSpacing }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { solution(for: proposal).size }
  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    solution(for: proposal).placements
  }
}
