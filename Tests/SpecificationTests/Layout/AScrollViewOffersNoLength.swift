import SwiftUI
import Testing

extension LayoutSpecification {
  /// A scroll view offers its content the ideal length along its axis and its own extent across.
  @Test func aScrollViewOffersNoLength() {
    let scene = LayoutScene(100, 80) {
      ScrollView {
        Color.red.named("content")
      }
      .named("scroll")
    }
    scene.expect([
      "scroll": rect(0, 0, 100, 80),
      "content": rect(0, 0, 100, 10),
    ])
  }
}
