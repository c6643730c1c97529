import SwiftUI
import Testing

extension LayoutSpecification {
  /// Columns are as wide as their widest cell, rows as high as their highest; a row that is short leaves its last columns empty.
  ///
  /// Texts are blocks of the size recorded. Rows keep the distance that text prefers to what is above or below it.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/grid/basic`, Apple's SwiftUI on macOS 26.2.
  @Test func gridsAreAsWideAsTheirCells() {
    let scene = LayoutScene(320, 200) {
      Grid {
        GridRow {
          TextBlock(9).named("a")
          TextBlock(17).named("bb")
          TextBlock(28).named("ccc")
        }
        GridRow {
          Block(30, 20).named("red")
          TextBlock(8).named("e")
          Block(50, 40).named("blue")
        }
        GridRow {
          TextBlock(10).named("g")
          TextBlock(10).named("h")
        }
      }
      .named("grid")
    }
    scene.expect([
      "a": rect(114, 57.553466796875, 9, 16),
      "bb": rect(141.5, 57.553466796875, 17, 16),
      "blue": rect(166.5, 81.704345703125, 50, 40),
      "ccc": rect(177.5, 57.553466796875, 28, 16),
      "e": rect(146, 93.704345703125, 8, 16),
      "g": rect(113.5, 126.446533203125, 10, 16),
      "grid": rect(103.5, 57.553466796875, 113, 84.89306640625),
      "h": rect(145, 126.446533203125, 10, 16),
      "red": rect(103.5, 91.704345703125, 30, 20),
    ])
  }
}
