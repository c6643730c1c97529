import SwiftUI
import Testing

extension LayoutSpecification {
  /// Half of what is left is rounded to a pixel: (10 − 5) / 2 = 2.5 is 3 at 1×, and stays 2.5 at 2×.
  @Test func centresFallOnPixels() {
    let scene = LayoutScene(10, 10, scale: 1) {
      Block(5, 5).named("a")
    }
    scene.expect([
      "a": rect(3, 3, 5, 5)
    ])
    let fine = LayoutScene(10, 10, scale: 2) { Block(5, 5).named("a") }
    fine.expect(["a": rect(2.5, 2.5, 5, 5)])
  }
}
