import SwiftUI
import Testing

extension LayoutSpecification {
  /// Guides that views set meet the others' defaults, and widen the stack.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/alignment-guide`, Apple's SwiftUI on macOS 26.2.
  @Test func guidesMoveViewsInTheirStack() {
    let scene = LayoutScene(300, 200) {
      VStack(alignment: .leading, spacing: 4) {
        Block(100, 20).alignmentGuide(.leading) { $0[.trailing] }.named("a")
        Block(50, 20).named("b")
        Block(30, 20).alignmentGuide(.leading) { $0.width / 2 }.named("c")
      }
      .named("stack")
    }
    scene.expect([
      "a": rect(75, 66, 100, 20),
      "b": rect(175, 90, 50, 20),
      "c": rect(160, 114, 30, 20),
      "stack": rect(75, 66, 150, 68),
    ])
  }
}
