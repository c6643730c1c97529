import SwiftUI
import Testing

extension LayoutSpecification {
  /// Four columns of at most 65 and three gaps are 284 wide, in the middle of 300.
  @Test func adaptiveColumnsKeepTheirMaximum() {
    let scene = LayoutScene(300, 20) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60, maximum: 65))]) {
        ForEach(0..<4) { Color.red.frame(height: 20).named("\($0)") }
      }
      .named("grid")
    }
    scene.expect([
      "grid": rect(0, 0, 300, 20),
      "0": rect(8, 0, 65, 20),
      "3": rect(227, 0, 65, 20),
    ])
  }
}
