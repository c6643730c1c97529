import SwiftUI
import Testing

extension LayoutSpecification {
  /// A row's alignment is that of its cells, whatever the grid's.
  @Test func rowsHaveTheirOwnAlignment() {
    let scene = LayoutScene(100, 40) {
      Grid(alignment: .bottom, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          Block(20, 20)
          Block(20, 10).named("top")
        }
        GridRow {
          Block(20, 20)
          Block(20, 10).named("bottom")
        }
      }
    }
    scene.expect([
      "top": rect(50, 0, 20, 10),
      "bottom": rect(50, 30, 20, 10),
    ])
  }
}
