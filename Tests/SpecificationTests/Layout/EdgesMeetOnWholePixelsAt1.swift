import SwiftUI
import Testing

extension LayoutSpecification {
  /// Thirds of 100 points end on the nearest pixel at 1×: 33.333 and 66.667 become 33 and 67; neighbours share their edge.
  @Test func edgesMeetOnWholePixelsAt1() {
    let scene = LayoutScene(100, 10, scale: 1) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.red.named("b")
        Color.red.named("c")
      }
    }
    scene.expect([
      "a": rect(0, 0, 33, 10),
      "b": rect(33, 0, 34, 10),
      "c": rect(67, 0, 33, 10),
    ])
  }
}
