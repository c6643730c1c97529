import SwiftUI
import Testing

extension LayoutSpecification {
  /// A divider is one point thick and as long as its stack may be, which makes the stack flexible.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/divider`, Apple's SwiftUI on macOS 26.2.
  @Test func dividersCrossTheirStacks() {
    let scene = LayoutScene(200, 200) {
      VStack(spacing: 0) {
        Block(100, 20).named("a")
        Divider().named("horizontal")
        HStack(spacing: 0) {
          Block(20, 60).named("b")
          Divider().named("vertical")
          Block(20, 60).named("c")
        }
        .named("row")
      }
      .named("column")
    }
    scene.expect([
      "a": rect(50, 0, 100, 20),
      "b": rect(79.5, 80.5, 20, 60),
      "c": rect(100.5, 80.5, 20, 60),
      "horizontal": rect(0, 20, 200, 1),
      "row": rect(79.5, 21, 41, 179),
      "vertical": rect(99.5, 21, 1, 179),
      "column": rect(0, 0, 200, 200),
    ])
  }
}
