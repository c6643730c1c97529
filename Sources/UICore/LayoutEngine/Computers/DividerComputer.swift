import Foundation
import Geometry

/// `Divider`: a line across the axis of its stack; horizontal outside one.
final class DividerComputer: LayoutComputer {
  private let axis: Axis
  private let thickness: CGFloat

  /// - Parameters:
  ///   - axis: the axis of the stack that holds the divider, if one does.
  ///   - thickness: points.
  init(axis: Axis?, thickness: CGFloat = 1) {
    self.axis = axis ?? .vertical
    self.thickness = thickness
    super.init()
    remembersAnswers = false
    isDrawnBySize = true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(axis, thickness, cross: proposal.replacingUnspecifiedDimensions()[axis.opposite])
  }
}
