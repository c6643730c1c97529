import SwiftUI
import Testing

extension LayoutSpecification {
  /// What lies in an inset takes its length from the content; a second one lies outside the first.
  @Test func insetsTakeRoomFromTheContent() {
    let scene = LayoutScene(100, 100) {
      Color.red.named("content")
        .safeAreaInset(edge: .bottom, spacing: 0) { Block(100, 20).named("inner") }
        .safeAreaInset(edge: .bottom, spacing: 5) { Block(50, 10).named("outer") }
    }
    scene.expect([
      "content": rect(0, 0, 100, 65),
      "inner": rect(0, 65, 100, 20),
      "outer": rect(25, 90, 50, 10),
    ])
  }
}
