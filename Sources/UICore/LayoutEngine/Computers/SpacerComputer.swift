import Foundation
import Geometry

/// `Spacer`: as long as is proposed along its axis and nothing across it; both ways outside a stack.
final class SpacerComputer: LayoutComputer {
  private let axis: Axis?
  private let minLength: CGFloat?

  /// - Parameter axis: the axis of the stack that holds the spacer, if one does.
  init(axis: Axis?, minLength: CGFloat?) {
    self.axis = axis
    self.minLength = validLength(minLength)
    super.init()
    remembersAnswers = false
    isDrawnBySize = true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? ViewSpacing.standard
    let size = CGSize(width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
    return axis.map { CGSize($0, size[$0], cross: 0) } ?? size
  }

  /// The spacer is the distance between its neighbours.
  override var spacing: ViewSpacing { .zero(along: axis) }

  /// Everything else is served first.
  override var priority: Double { -.infinity }
  override var isStandardSpacer: Bool { minLength == nil }
}
