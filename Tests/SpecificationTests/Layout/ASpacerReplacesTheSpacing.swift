import SwiftUI
import Testing

extension LayoutSpecification {
  /// A spacer keeps no distance to its neighbours and has no thickness.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/spacer`, Apple's SwiftUI on macOS 26.2.
  @Test func aSpacerReplacesTheSpacing() {
    let scene = LayoutScene(300, 100) {
      HStack {
        Block(50, 50).named("a")
        Spacer().named("spacer")
        Block(50, 50).named("b")
      }
      .named("stack")
    }
    scene.expect([
      "a": rect(0, 25, 50, 50),
      "b": rect(250, 25, 50, 50),
      "spacer": rect(50, 50, 200, 0),
      "stack": rect(0, 25, 300, 50),
    ])
  }
}
