import SwiftUI
import Testing

extension LayoutSpecification {
  /// Columns run from the right, and a column aligned to its trailing edge is so to its left.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/rtl-grid`, Apple's SwiftUI on macOS 26.2.
  @Test func rightToLeftMirrorsGrids() {
    let scene = LayoutScene(320, 220) {
      VStack(spacing: 16) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            Block(40, 30).named("a")
            Block(60, 30).named("b")
            Block(30, 30).named("c")
          }
          GridRow {
            Block(100, 30).gridCellColumns(2).named("d")
            Block(30, 30).named("e")
          }
          GridRow {
            Block(40, 30).gridColumnAlignment(.trailing).named("f")
          }
        }
        .named("grid")
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
          ForEach(0..<5) { Block(40, 20).named("l\($0)") }
        }
        .frame(width: 200)
        .named("lazy")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    scene.expect([
      "a": rect(195, 23, 40, 30),
      "b": rect(125, 23, 60, 30),
      "c": rect(85, 23, 30, 30),
      "d": rect(130, 63, 100, 30),
      "e": rect(85, 63, 30, 30),
      "f": rect(195, 103, 40, 30),
      "grid": rect(85, 23, 150, 110),
      "l0": rect(188, 149, 40, 20),
      "l1": rect(140, 149, 40, 20),
      "l2": rect(92, 149, 40, 20),
      "l3": rect(188, 177, 40, 20),
      "l4": rect(140, 177, 40, 20),
      "lazy": rect(60, 149, 200, 48),
    ])
  }
}
