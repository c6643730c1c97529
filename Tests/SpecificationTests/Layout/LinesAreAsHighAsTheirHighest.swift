import SwiftUI
import Testing

extension LayoutSpecification {
  /// A line of a lazy grid is as high as its highest view; each view lies in its cell by its column's alignment, else in the middle.
  ///
  /// The columns are 50 wide with 8 between, the lines 40 and 10 high.
  @Test func linesAreAsHighAsTheirHighest() {
    let scene = LayoutScene(108, 58) {
      LazyVGrid(columns: [GridItem(.fixed(50), alignment: .topLeading), GridItem(.fixed(50))]) {
        Block(20, 10).named("corner")
        Block(30, 40).named("highest")
        Block(10, 10).named("second")
      }
    }
    scene.expect([
      "corner": rect(0, 0, 20, 10),
      "highest": rect(68, 0, 30, 40),
      "second": rect(0, 48, 10, 10),
    ])
  }
}
