import SwiftUI
import Testing

extension LayoutSpecification {
  /// Thirds of 100 points end on the nearest pixel at 2×: 33.333 and 66.667 become 33.5 and 66.5; neighbours share their edge.
  @Test func edgesMeetOnWholePixelsAt2() {
    let scene = LayoutScene(100, 10, scale: 2) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.red.named("b")
        Color.red.named("c")
      }
    }
    scene.expect([
      "a": rect(0, 0, 33.5, 10),
      "b": rect(33.5, 0, 33.0, 10),
      "c": rect(66.5, 0, 33.5, 10),
    ])
  }
}
