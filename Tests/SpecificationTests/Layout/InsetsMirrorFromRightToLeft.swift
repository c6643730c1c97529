import SwiftUI
import Testing

extension LayoutSpecification {
  /// A leading inset lies on the right where content runs from there.
  @Test func insetsMirrorFromRightToLeft() {
    let scene = LayoutScene(100, 100, direction: .rightToLeft) {
      Color.red.named("content").safeAreaInset(edge: .leading, spacing: 0) { Block(20, 30).named("inset") }
    }
    scene.expect([
      "content": rect(0, 0, 80, 100),
      "inset": rect(80, 35, 20, 30),
    ])
  }
}
