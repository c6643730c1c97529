import SwiftUI
import Testing

extension LayoutSpecification {
  /// A closure computes the length on each axis from the container's.
  @Test func aFrameComputedFromItsContainer() {
    let scene = LayoutScene(300, 200) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .vertical ? length / 2 : length / 3
      }
      .named("frame")
    }
    scene.expect([
      "frame": rect(100, 50, 100, 100)
    ])
  }
}
