import SwiftUI
import Testing

extension LayoutSpecification {
  /// A horizontal scroll view begins at its right end.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/rtl-scroll`, Apple's SwiftUI on macOS 26.2.
  @Test func rightToLeftScrollsFromTheRight() {
    let scene = LayoutScene(200, 80) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<6) { Block(50, 40).named("s\($0)") }
        }
        .named("content")
      }
      .frame(width: 180, height: 60)
      .named("scroll")
      .environment(\.layoutDirection, .rightToLeft)
    }
    scene.expect([
      "content": rect(-160, 20, 350, 40),
      "s0": rect(140, 20, 50, 40),
      "s1": rect(80, 20, 50, 40),
      "s2": rect(20, 20, 50, 40),
      "s3": rect(-40, 20, 50, 40),
      "s4": rect(-100, 20, 50, 40),
      "s5": rect(-160, 20, 50, 40),
      "scroll": rect(10, 10, 180, 60),
    ])
  }
}
