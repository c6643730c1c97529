import SwiftUI
import Testing

extension LayoutSpecification {
  /// Columns with flexible cells divide the grid's width evenly.
  ///
  /// Texts are blocks of the size recorded.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/grid/flexible`, Apple's SwiftUI on macOS 26.2.
  @Test func flexibleColumnsShareAGrid() {
    let scene = LayoutScene(320, 200) {
      Grid {
        GridRow {
          TextBlock(9).named("a")
          Color.red.frame(height: 20).named("red")
          TextBlock(28).named("ccc")
        }
        GridRow {
          Color.blue.frame(height: 30).named("blue")
          TextBlock(8).named("e")
          Color.green.frame(height: 30).named("green")
        }
      }
      .frame(width: 280)
      .named("grid")
    }
    scene.expect([
      "a": rect(59.5, 72.924560546875, 9, 16),
      "blue": rect(20, 99.075439453125, 88, 30),
      "ccc": rect(242, 72.924560546875, 28, 16),
      "e": rect(156, 106.075439453125, 8, 16),
      "green": rect(212, 99.075439453125, 88, 30),
      "grid": rect(20, 70.924560546875, 280, 58.15087890625),
      "red": rect(116, 70.924560546875, 88, 20),
    ])
  }
}
