import SwiftUI
import Testing

extension LayoutSpecification {
  /// A cell of two columns that is wider than both widens them evenly: 20 + 20 become 30 + 30.
  @Test func wideSpansWidenTheirColumns() {
    let scene = LayoutScene(100, 20) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(20, 10).named("a")
          Block(20, 10).named("b")
        }
        GridRow { Block(60, 10).gridCellColumns(2).named("wide") }
      }
    }
    scene.expect([
      "a": rect(25, 0, 20, 10),
      "b": rect(55, 0, 20, 10),
      "wide": rect(20, 10, 60, 10),
    ])
  }
}
