import SwiftUI
import Testing

extension LayoutSpecification {
  /// Each stack divides what the one around offers it.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/nested-stacks`, Apple's SwiftUI on macOS 26.2.
  @Test func stacksNest() {
    let scene = LayoutScene(300, 200) {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Color.red.named("a")
          Color.blue.frame(width: 80).named("b")
        }
        .padding(10)
        .named("row")
        HStack {
          Block(40, 40).named("c")
          Spacer()
          Block(40, 40).named("d")
        }
        .frame(height: 60)
        .named("bottom")
      }
    }
    scene.expect([
      "a": rect(10, 10, 190, 110),
      "b": rect(210, 10, 80, 110),
      "bottom": rect(0, 140, 300, 60),
      "c": rect(0, 150, 40, 40),
      "d": rect(260, 150, 40, 40),
      "row": rect(0, 0, 300, 130),
    ])
  }
}
