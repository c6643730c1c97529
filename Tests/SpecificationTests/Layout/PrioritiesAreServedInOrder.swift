import SwiftUI
import Testing

extension LayoutSpecification {
  /// Each priority leaves the lower ones their least: of 200, the first is offered 200 − 100 and takes 50, the second takes its 100, the last 50.
  @Test func prioritiesAreServedInOrder() {
    let scene = LayoutScene(200, 10) {
      HStack(spacing: 0) {
        Color.red.named("last")
        Color.red.frame(maxWidth: 50).layoutPriority(2).named("first")
        Color.red.frame(width: 100).layoutPriority(1).named("second")
      }
    }
    scene.expect([
      "last": rect(0, 0, 50, 10),
      "first": rect(50, 0, 50, 10),
      "second": rect(100, 0, 100, 10),
    ])
  }
}
