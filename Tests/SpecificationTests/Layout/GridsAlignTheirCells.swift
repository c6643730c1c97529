import SwiftUI
import Testing

extension LayoutSpecification {
  /// The grid's alignment is that of each cell in its column and row.
  ///
  /// Texts are blocks of the size recorded.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/grid/alignment`, Apple's SwiftUI on macOS 26.2.
  @Test func gridsAlignTheirCells() {
    let scene = LayoutScene(320, 200) {
      HStack(alignment: .top, spacing: 16) {
        Grid(alignment: .bottomTrailing) {
          GridRow {
            TextBlock(9).named("a")
            Block(40, 40).named("red")
          }
          GridRow {
            Block(60, 20).named("blue")
            TextBlock(10).named("h")
          }
        }
        .named("bottomTrailing")
        Grid(alignment: .center) {
          GridRow {
            TextBlock(9).named("ca")
            Block(40, 40).named("cred")
          }
          GridRow {
            Block(60, 20).named("cblue")
            TextBlock(10).named("ch")
          }
        }
        .named("center")
      }
      .named("row")
    }
    scene.expect([
      "a": rect(95, 89.924560546875, 9, 16),
      "blue": rect(44, 114.075439453125, 60, 20),
      "bottomTrailing": rect(44, 65.924560546875, 108, 68.15087890625),
      "ca": rect(193.5, 77.924560546875, 9, 16),
      "cblue": rect(168, 114.075439453125, 60, 20),
      "center": rect(168, 65.924560546875, 108, 68.15087890625),
      "ch": rect(251, 116.075439453125, 10, 16),
      "cred": rect(236, 65.924560546875, 40, 40),
      "h": rect(142, 118.075439453125, 10, 16),
      "red": rect(112, 65.924560546875, 40, 40),
      "row": rect(44, 65.924560546875, 232, 68.15087890625),
    ])
  }
}
