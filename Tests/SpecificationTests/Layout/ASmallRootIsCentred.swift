import SwiftUI
import Testing

extension LayoutSpecification {
  /// A root smaller than its window lies in the middle.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/root-centering`, Apple's SwiftUI on macOS 26.2.
  @Test func aSmallRootIsCentred() {
    let scene = LayoutScene(200, 100) {
      Block(50, 30).named("box")
    }
    scene.expect([
      "box": rect(75, 35, 50, 30)
    ])
  }
}
