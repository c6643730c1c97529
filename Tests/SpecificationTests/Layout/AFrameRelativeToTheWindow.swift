import SwiftUI
import Testing

extension LayoutSpecification {
  /// Without a container around, the window is the container.
  @Test func aFrameRelativeToTheWindow() {
    let scene = LayoutScene(300, 200) {
      Block(20, 20).named("inner").containerRelativeFrame([.horizontal, .vertical]).named("outer")
    }
    scene.expect([
      "outer": rect(0, 0, 300, 200),
      "inner": rect(140, 90, 20, 20),
    ])
  }
}
