import SwiftUI
import Testing

extension LayoutSpecification {
  /// Each stack has a layout that can be called with views.
  @Test func stackLayoutsAreLayouts() {
    let scene = LayoutScene(100, 100) {
      VStackLayout(alignment: .leading, spacing: 0) {
        HStackLayout(spacing: 5) {
          Block(10, 10).named("a")
          Block(10, 10).named("b")
        }
        ZStackLayout(alignment: .bottomTrailing) {
          Block(40, 40).named("c")
          Block(10, 10).named("d")
        }
        GridLayout(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Block(10, 10)
            Block(20, 10).named("e")
          }
        }
      }
    }
    scene.expect([
      "a": rect(30, 20, 10, 10),
      "b": rect(45, 20, 10, 10),
      "c": rect(30, 30, 40, 40),
      "d": rect(60, 60, 10, 10),
      "e": rect(40, 70, 20, 10),
    ])
  }
}
