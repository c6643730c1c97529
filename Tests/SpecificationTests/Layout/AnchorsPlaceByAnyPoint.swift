import SwiftUI
import Testing

private struct Anchored: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: .zero, proposal: .unspecified)
    subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
  }
}

extension LayoutSpecification {
  /// `place` puts the subview's anchor at the point; the last call counts.
  @Test func anchorsPlaceByAnyPoint() {
    let scene = LayoutScene(100, 100) {
      Anchored {
        Block(10, 20).named("center")
        Block(10, 20).named("corner")
      }
    }
    scene.expect([
      "center": rect(45, 40, 10, 20),
      "corner": rect(90, 80, 10, 20),
    ])
  }
}
