import SwiftUI
import Testing

extension LayoutSpecification {
  /// An inset lies on its edge by its alignment.
  @Test func insetsAlignOnTheirEdge() {
    let scene = LayoutScene(100, 100) {
      Color.red.named("content").safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) {
        Block(30, 20).named("inset")
      }
    }
    scene.expect([
      "content": rect(0, 20, 100, 80),
      "inset": rect(70, 0, 30, 20),
    ])
  }
}
