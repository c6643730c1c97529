import SwiftUI
import Testing

extension LayoutSpecification {
  /// A hidden view takes the room that it would if it showed.
  @Test func hiddenViewsKeepTheirPlace() {
    let scene = LayoutScene(100, 10) {
      HStack(spacing: 0) {
        Block(20, 10).hidden()
        Block(20, 10).named("b")
      }
    }
    scene.expect([
      "b": rect(50, 0, 20, 10)
    ])
  }
}
