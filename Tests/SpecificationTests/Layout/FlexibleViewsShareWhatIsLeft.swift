import SwiftUI
import Testing

extension LayoutSpecification {
  /// Flexible views divide evenly what the fixed ones leave.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/hstack-distribution`, Apple's SwiftUI on macOS 26.2.
  @Test func flexibleViewsShareWhatIsLeft() {
    let scene = LayoutScene(300, 100) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.blue.frame(width: 50).named("b")
        Color.green.named("c")
      }
    }
    scene.expect([
      "a": rect(0, 0, 125, 100),
      "b": rect(125, 0, 50, 100),
      "c": rect(175, 0, 125, 100),
    ])
  }
}
