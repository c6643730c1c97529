import SwiftUI
import Testing

extension LayoutSpecification {
  /// A view that does not touch a covered edge does not grow there: the lower one touches three edges.
  @Test func onlyEdgesThatTouchGrow() {
    let scene = LayoutScene(100, 100) {
      VStack(spacing: 0) {
        Block(80, 40).named("above")
        Color.red.named("below").ignoresSafeArea()
      }
      .safeAreaPadding(10)
    }
    scene.expect([
      "above": rect(10, 10, 80, 40),
      "below": rect(0, 50, 100, 50),
    ])
  }
}
