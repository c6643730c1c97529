import SwiftUI
import Testing

extension LayoutSpecification {
  /// A horizontal grid fills each column downwards before the next begins.
  ///
  /// Rows of 30 and 40 with 8 between are 78 high, in the middle of 100; two columns of 20 with 8 between are 48 wide.
  @Test func aLazyHGridFillsColumnsFirst() {
    let scene = LayoutScene(200, 100) {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(40))]) {
        ForEach(0..<3) { Color.red.frame(width: 20).named("\($0)") }
      }
    }
    scene.expect([
      "0": rect(76, 11, 20, 30),
      "1": rect(76, 49, 20, 40),
      "2": rect(104, 11, 20, 30),
    ])
  }
}
