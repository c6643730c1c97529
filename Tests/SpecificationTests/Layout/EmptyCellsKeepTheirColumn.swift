import SwiftUI
import Testing

extension LayoutSpecification {
  /// A cell that asks for nothing keeps its place: the second row's block lies in the second column.
  ///
  /// Columns are 20 and 30 wide, rows 10 high, without gaps, in 100 by 40.
  @Test func emptyCellsKeepTheirColumn() {
    let scene = LayoutScene(100, 40) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(20, 10).named("a")
          Block(30, 10).named("b")
        }
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).named("empty")
          Block(10, 10).named("c")
        }
      }
    }
    scene.expect([
      "a": rect(25, 10, 20, 10),
      "b": rect(45, 10, 30, 10),
      "empty": rect(25, 20, 20, 10),
      "c": rect(55, 20, 10, 10),
    ])
  }
}
