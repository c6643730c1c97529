import SwiftUI
import Testing

extension LayoutSpecification {
  /// A fixed frame takes its size whatever the content and aligns it.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/frame-fixed`, Apple's SwiftUI on macOS 26.2.
  @Test func aFixedFrameAlignsItsContent() {
    let scene = LayoutScene(200, 200) {
      Block(40, 40).named("inner")
        .frame(width: 120, height: 80, alignment: .topLeading)
        .named("outer")
    }
    scene.expect([
      "inner": rect(40, 60, 40, 40),
      "outer": rect(40, 60, 120, 80),
    ])
  }
}
