import SwiftUI
import Testing

extension LayoutSpecification {
  /// Paddings around each other add up, edge by edge.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/padding-edges`, Apple's SwiftUI on macOS 26.2.
  @Test func paddingsAddUp() {
    let scene = LayoutScene(200, 100) {
      Color.red.named("inner").padding(.leading, 30).padding(.vertical)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).named("outer")
    }
    scene.expect([
      "inner": rect(32, 17, 164, 64),
      "outer": rect(0, 0, 200, 100),
    ])
  }
}
