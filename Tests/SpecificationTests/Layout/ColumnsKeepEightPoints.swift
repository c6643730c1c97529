import SwiftUI
import Testing

extension LayoutSpecification {
  /// Neighbours in a column that prefer nothing keep 8 points.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/vstack-spacing-default`, Apple's SwiftUI on macOS 26.2.
  @Test func columnsKeepEightPoints() {
    let scene = LayoutScene(100, 300) {
      VStack {
        Block(50, 50).named("a")
        Block(50, 50).named("b")
      }
      .named("stack")
    }
    scene.expect([
      "a": rect(25, 96, 50, 50),
      "b": rect(25, 154, 50, 50),
      "stack": rect(25, 96, 50, 108),
    ])
  }
}
