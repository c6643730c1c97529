import SwiftUI
import Testing

extension LayoutSpecification {
  /// The alignment of a column is that of its children in it.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/vstack-alignment`, Apple's SwiftUI on macOS 26.2.
  @Test func columnsAlignLeadingAndTrailing() {
    let scene = LayoutScene(300, 200) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Block(100, 20).named("l1")
          Block(50, 20).named("l2")
        }
        .named("leading")
        VStack(alignment: .trailing, spacing: 4) {
          Block(100, 20).named("t1")
          Block(50, 20).named("t2")
        }
        .named("trailing")
      }
    }
    scene.expect([
      "l1": rect(50, 78, 100, 20),
      "l2": rect(50, 102, 50, 20),
      "leading": rect(50, 78, 100, 44),
      "t1": rect(150, 78, 100, 20),
      "t2": rect(200, 102, 50, 20),
      "trailing": rect(150, 78, 100, 44),
    ])
  }
}
