import SwiftUI
import Testing

extension LayoutSpecification {
  /// A view of higher priority gets all but what the others need at least.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/hstack-priority`, Apple's SwiftUI on macOS 26.2.
  @Test func aHigherPriorityLeavesTheOthersTheirMinimum() {
    let scene = LayoutScene(300, 100) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).named("a")
        Color.blue.frame(minWidth: 20).layoutPriority(1).named("b")
        Color.green.frame(width: 60).named("c")
      }
    }
    scene.expect([
      "a": rect(0, 0, 20, 100),
      "b": rect(20, 0, 220, 100),
      "c": rect(240, 0, 60, 100),
    ])
  }
}
