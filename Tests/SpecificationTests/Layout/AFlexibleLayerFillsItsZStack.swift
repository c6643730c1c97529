import SwiftUI
import Testing

extension LayoutSpecification {
  /// A flexible layer makes the stack take all it is offered.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/zstack-fill`, Apple's SwiftUI on macOS 26.2.
  @Test func aFlexibleLayerFillsItsZStack() {
    let scene = LayoutScene(200, 200) {
      ZStack(alignment: .topLeading) {
        Color.red.named("fill")
        Block(30, 30).named("b")
      }
    }
    scene.expect([
      "b": rect(0, 0, 30, 30),
      "fill": rect(0, 0, 200, 200),
    ])
  }
}
