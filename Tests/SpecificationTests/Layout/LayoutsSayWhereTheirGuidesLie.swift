import SwiftUI
import Testing

private struct Lowered: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { guide == .top ? bounds.minY + 10 : nil }
}

extension LayoutSpecification {
  /// The guide that a layout gives for itself is what a stack around aligns.
  ///
  /// The first one's top guide lies 10 below its top, so it begins 10 above the block beside it; both together are 30 high in 100.
  @Test func layoutsSayWhereTheirGuidesLie() {
    let scene = LayoutScene(100, 100) {
      HStack(alignment: .top, spacing: 0) {
        Lowered { Block(20, 20).named("lowered") }
        Block(20, 20).named("plain")
      }
    }
    scene.expect([
      "lowered": rect(30, 35, 20, 20),
      "plain": rect(50, 45, 20, 20),
    ])
  }
}
