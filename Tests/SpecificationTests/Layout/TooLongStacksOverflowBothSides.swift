import SwiftUI
import Testing

extension LayoutSpecification {
  /// A row of fixed views that is too long is centred on what it was offered: 3 · 50 in 100 begins at −25.
  @Test func tooLongStacksOverflowBothSides() {
    let scene = LayoutScene(100, 10) {
      HStack(spacing: 0) {
        Block(50, 10).named("a")
        Block(50, 10).named("b")
        Block(50, 10).named("c")
      }
    }
    scene.expect([
      "a": rect(-25, 0, 50, 10),
      "b": rect(25, 0, 50, 10),
      "c": rect(75, 0, 50, 10),
    ])
  }
}
