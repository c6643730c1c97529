import SwiftUI
import Testing

extension LayoutSpecification {
  /// A cell of two columns, an alignment for a column, an anchor in a cell, a view that is a row by itself, and a flexible cell.
  ///
  /// Texts are blocks of the size recorded.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/grid/modifiers`, Apple's SwiftUI on macOS 26.2.
  @Test func cellsSpanAlignAnchorAndAskForNothing() {
    let scene = LayoutScene(320, 240) {
      Grid(alignment: .leading) {
        GridRow {
          TextBlock(44.5).gridCellColumns(2).named("header")
          TextBlock(28).named("ccc")
        }
        GridRow {
          TextBlock(9).gridColumnAlignment(.trailing).named("a")
          Block(60, 40).named("red")
          TextBlock(8).gridCellAnchor(.bottomTrailing).named("e")
        }
        Color.green.frame(height: 4).named("divider")
        GridRow {
          Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).named("blue")
          TextBlock(10).named("h")
        }
      }
      .named("grid")
    }
    scene.expect([
      "a": rect(69, 104, 9, 16),
      "blue": rect(0, 152.15087890625, 78, 20),
      "ccc": rect(223, 67.84912109375, 28, 16),
      "divider": rect(0, 140.15087890625, 320, 4),
      "e": rect(312, 116, 8, 16),
      "grid": rect(0, 67.84912109375, 320, 104.3017578125),
      "h": rect(86, 154.15087890625, 10, 16),
      "header": rect(0, 67.84912109375, 44.5, 16),
      "red": rect(86, 92, 60, 40),
    ])
  }
}
