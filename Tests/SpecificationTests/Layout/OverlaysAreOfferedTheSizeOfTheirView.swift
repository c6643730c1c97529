import SwiftUI
import Testing

extension LayoutSpecification {
  /// Backgrounds and overlays are offered the view's size and change nothing for it.
  @Test func overlaysAreOfferedTheSizeOfTheirView() {
    let scene = LayoutScene(100, 100) {
      Block(40, 20).background { Color.red.named("behind") }.overlay(alignment: .bottom) { Block(60, 5).named("front") }
        .named("view")
    }
    scene.expect([
      "view": rect(30, 40, 40, 20),
      "behind": rect(30, 40, 40, 20),
      "front": rect(20, 55, 60, 5),
    ])
  }
}
