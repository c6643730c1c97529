import SwiftUI
import Testing

extension LayoutSpecification {
  /// Neighbours in a row that prefer nothing keep 8 points.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/spacing-default`, Apple's SwiftUI on macOS 26.2.
  @Test func rowsKeepEightPoints() {
    let scene = LayoutScene(300, 100) {
      HStack {
        Block(50, 50).named("a")
        Block(50, 50).named("b")
        Block(50, 50).named("c")
      }
      .named("stack")
    }
    scene.expect([
      "a": rect(67, 25, 50, 50),
      "b": rect(125, 25, 50, 50),
      "c": rect(183, 25, 50, 50),
      "stack": rect(67, 25, 166, 50),
    ])
  }
}
