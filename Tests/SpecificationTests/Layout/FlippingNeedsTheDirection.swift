import SwiftUI
import Testing

extension LayoutSpecification {
  /// Nothing flips where content runs from left to right.
  @Test func flippingNeedsTheDirection() {
    let scene = LayoutScene(100, 20) {
      HStack(spacing: 0) {
        Block(10, 20).named("first")
        Block(30, 20)
      }
      .flipsForRightToLeftLayoutDirection(true)
    }
    scene.expect([
      "first": rect(30, 0, 10, 20)
    ])
  }
}
