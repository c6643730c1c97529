import SwiftUI
import Testing

extension LayoutSpecification {
  /// What ignores the safe area reaches under insets on the edges that it touches; its view does not.
  @Test func backgroundsReachUnderInsets() {
    let scene = LayoutScene(100, 100) {
      Color.red.named("content")
        .background { Color.blue.ignoresSafeArea().named("frame").overlay { Color.clear } }
        .safeAreaInset(edge: .top, spacing: 0) { Block(100, 20) }
    }
    scene.expect([
      "content": rect(0, 20, 100, 80),
      "frame": rect(0, 20, 100, 80),
    ])
  }
}
