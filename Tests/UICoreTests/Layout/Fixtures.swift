import Foundation
import Geometry

@testable import UICore

/// A child that takes `size` whatever is proposed.
func rigid(_ width: CGFloat, _ height: CGFloat, spacing: ViewSpacing = ViewSpacing()) -> LayoutComputer {
  LeafComputer(spacing: spacing, measure: { _ in CGSize(width: width, height: height) })
}

/// A child that takes what is proposed, as a colour does.
func flexible(ideal: CGFloat = 10) -> LayoutComputer {
  LeafComputer(measure: { $0.replacingUnspecifiedDimensions(by: CGSize(width: ideal, height: ideal)) })
}

/// A child that takes what is proposed within limits along the horizontal axis, and is 10 points high.
func between(_ low: CGFloat, _ high: CGFloat) -> LayoutComputer {
  LeafComputer(measure: { CGSize(width: min(max($0.width ?? high, low), high), height: 10) })
}

/// A child with a text baseline `baseline` points below its top.
func text(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat) -> LayoutComputer {
  LeafComputer(
    measure: { _ in CGSize(width: width, height: height) },
    alignment: { key, _ in
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key ? baseline : nil
    })
}

func stack<L: Layout>(
  _ layout: L, _ children: [LayoutComputer], direction: LayoutDirection = .leftToRight
) -> CustomLayoutComputer<L> {
  CustomLayoutComputer(layout: layout, children: children, layoutDirection: direction)
}

extension PlacingComputer {
  /// The children's frames after this container answered `proposal`.
  func frames(
    _ proposal: ProposedViewSize, direction: LayoutDirection = .leftToRight
  ) -> [CGRect] {
    placements(in: sizeThatFits(proposal), proposal: proposal, direction: direction).map(\.frame)
  }

  func frames(_ width: CGFloat?, _ height: CGFloat?) -> [CGRect] {
    frames(ProposedViewSize(width: width, height: height))
  }
}

extension LayoutComputer {
  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    sizeThatFits(ProposedViewSize(width: width, height: height))
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
