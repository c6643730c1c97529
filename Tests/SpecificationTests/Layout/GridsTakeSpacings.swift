import SwiftUI
import Testing

extension LayoutSpecification {
  /// Spacings given replace those that the cells prefer.
  ///
  /// Texts are blocks of the size recorded.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/grid/spacing`, Apple's SwiftUI on macOS 26.2.
  @Test func gridsTakeSpacings() {
    let scene = LayoutScene(320, 200) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          TextBlock(9).named("a")
          Block(30, 30).named("red")
        }
        GridRow {
          Block(60, 20).named("blue")
          TextBlock(10).named("h")
        }
      }
      .named("grid")
    }
    scene.expect([
      "a": rect(105, 73, 9, 16),
      "blue": rect(105, 107, 60, 20),
      "grid": rect(105, 73, 110, 54),
      "h": rect(185, 107, 10, 16),
      "red": rect(185, 73, 30, 30),
    ])
  }
}
