import SwiftUI
import Testing

private struct Unplaced: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension LayoutSpecification {
  /// A subview that its layout does not place lies in the middle, as `placeSubviews` documents.
  @Test func subviewsThatAreNotPlacedAreCentred() {
    let scene = LayoutScene(100, 100) {
      Unplaced {
        Block(10, 20).named("a")
      }
    }
    scene.expect([
      "a": rect(45, 40, 10, 20)
    ])
  }
}
