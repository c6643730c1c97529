import SwiftUI
import Testing

extension LayoutSpecification {
  /// A `GridRow` without a grid is its views, as in a group.
  @Test func rowsOutsideAGridAreGroups() {
    let scene = LayoutScene(100, 10) {
      HStack(spacing: 0) {
        GridRow {
          Block(20, 10).named("a")
          Block(20, 10).named("b")
        }
      }
    }
    scene.expect([
      "a": rect(30, 0, 20, 10),
      "b": rect(50, 0, 20, 10),
    ])
  }
}
