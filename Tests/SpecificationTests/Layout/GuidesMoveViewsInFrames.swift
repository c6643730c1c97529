import SwiftUI
import Testing

extension LayoutSpecification {
  /// A frame aligns its content by the content's guides: one of −10 puts it 10 to the right.
  @Test func guidesMoveViewsInFrames() {
    let scene = LayoutScene(100, 100) {
      Block(20, 20).alignmentGuide(.leading) { _ in -10 }.named("inner").frame(width: 80, alignment: .leading).named(
        "outer")
    }
    scene.expect([
      "outer": rect(10, 40, 80, 20),
      "inner": rect(20, 40, 20, 20),
    ])
  }
}
