import SwiftUI
import Testing

extension LayoutSpecification {
  /// A colour's ideal size is 10 by 10.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/fixed-size`, Apple's SwiftUI on macOS 26.2.
  @Test func aFixedSizeIsTheIdealOne() {
    let scene = LayoutScene(200, 200) {
      VStack(spacing: 0) {
        Color.red.fixedSize().named("both")
        Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30).named("horizontal")
      }
    }
    scene.expect([
      "both": rect(95, 80, 10, 10),
      "horizontal": rect(95, 90, 10, 30),
    ])
  }
}
