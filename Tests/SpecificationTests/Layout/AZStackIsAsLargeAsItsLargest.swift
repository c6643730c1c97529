import SwiftUI
import Testing

extension LayoutSpecification {
  /// A stack of layers takes the size of the largest and aligns the others in it.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/zstack`, Apple's SwiftUI on macOS 26.2.
  @Test func aZStackIsAsLargeAsItsLargest() {
    let scene = LayoutScene(200, 200) {
      ZStack(alignment: .bottomTrailing) {
        Block(100, 100).named("a")
        Block(30, 30).named("b")
      }
      .named("stack")
    }
    scene.expect([
      "a": rect(50, 50, 100, 100),
      "b": rect(120, 120, 30, 30),
      "stack": rect(50, 50, 100, 100),
    ])
  }
}
