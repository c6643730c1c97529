import SwiftUI
import Testing

extension LayoutSpecification {
  /// A stack without a proposal gives each child its ideal size: 10 + 8 + 20 wide and as high as its highest.
  @Test func anIdealStackHasIdealChildren() {
    let scene = LayoutScene(100, 100) {
      HStack {
        Color.red.named("a")
        Block(20, 30).named("b")
      }
      .fixedSize()
      .named("stack")
    }
    scene.expect([
      "stack": rect(31, 35, 38, 30),
      "a": rect(31, 45, 10, 10),
      "b": rect(49, 35, 20, 30),
    ])
  }
}
