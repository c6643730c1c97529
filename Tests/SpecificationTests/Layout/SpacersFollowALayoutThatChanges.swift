import SwiftUI
import Testing

extension LayoutSpecification {
  /// A spacer runs along the stack around it, also where that is an `AnyLayout`.
  @Test func spacersFollowALayoutThatChanges() {
    let scene = LayoutScene(100, 100) {
      AnyLayout(HStackLayout(spacing: 0)) {
        Block(10, 10).named("a")
        Spacer()
        Block(10, 10).named("b")
      }
      .named("row")
    }
    scene.expect([
      "a": rect(0, 45, 10, 10),
      "b": rect(90, 45, 10, 10),
      "row": rect(0, 45, 100, 10),
    ])
  }
}
