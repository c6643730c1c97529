import SwiftUI
import Testing

extension LayoutSpecification {
  /// The alignment of a row is that of its children in it.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/hstack-alignment`, Apple's SwiftUI on macOS 26.2.
  @Test func rowsAlignTopAndBottom() {
    let scene = LayoutScene(300, 200) {
      VStack(spacing: 0) {
        HStack(alignment: .top, spacing: 4) {
          Block(20, 60).named("top1")
          Block(20, 30).named("top2")
        }
        HStack(alignment: .bottom, spacing: 4) {
          Block(20, 60).named("bottom1")
          Block(20, 30).named("bottom2")
        }
      }
    }
    scene.expect([
      "bottom1": rect(128, 100, 20, 60),
      "bottom2": rect(152, 130, 20, 30),
      "top1": rect(128, 40, 20, 60),
      "top2": rect(152, 40, 20, 30),
    ])
  }
}
