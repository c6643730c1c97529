import SwiftUI
import Testing

extension LayoutSpecification {
  /// A modifier of a group is one of each view in it.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/group-modifier`, Apple's SwiftUI on macOS 26.2.
  @Test func modifiersOfAGroupAreItsViews() {
    let scene = LayoutScene(300, 100) {
      HStack(spacing: 0) {
        Group {
          Color.red.named("a")
          Color.blue.named("b")
        }
        .frame(width: 50, height: 50)
        .padding(5)
        Color.green.named("c")
      }
    }
    scene.expect([
      "a": rect(5, 25, 50, 50),
      "b": rect(65, 25, 50, 50),
      "c": rect(120, 0, 180, 100),
    ])
  }
}
