import SwiftUI
import Testing

extension LayoutSpecification {
  /// Padding without a length is 16 points.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/padding-default`, Apple's SwiftUI on macOS 26.2.
  @Test func paddingKeepsSixteenPoints() {
    let scene = LayoutScene(200, 100) {
      Color.red.named("inner").padding().named("outer")
    }
    scene.expect([
      "inner": rect(16, 16, 168, 68),
      "outer": rect(0, 0, 200, 100),
    ])
  }
}
