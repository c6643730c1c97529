import SwiftUI
import Testing

private struct Plain: Layout {
  let isTight: Bool

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { isTight ? .zero : subviews[0].spacing }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

extension LayoutSpecification {
  /// A layout without a `spacing` of its own prefers what its subviews do, one that says zero touches its neighbours.
  ///
  /// Text keeps 8.15087890625 below (see `gridsAreAsWideAsTheirCells`): 16 + 8.15087890625 + 20 + 10 = 54.15087890625, in 100.
  @Test func layoutsSayTheirSpacing() {
    let scene = LayoutScene(100, 100) {
      VStack {
        Plain(isTight: false) { TextBlock(20) }.named("text")
        Block(20, 20).named("block")
        Plain(isTight: true) { Block(20, 10) }.named("tight")
      }
    }
    scene.expect([
      "text": rect(40, 22.924560546875, 20, 16),
      "block": rect(40, 47.075439453125, 20, 20),
      "tight": rect(40, 67.075439453125, 20, 10),
    ])
  }
}
