import SwiftUI
import Testing

extension LayoutSpecification {
  /// An adaptive item makes ⌊(300 + 8) / (60 + 8)⌋ = 4 columns, each (300 − 3 · 8) / 4 = 69 wide.
  @Test func adaptiveColumnsAreAsManyAsFit() {
    let scene = LayoutScene(300, 48) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(0..<5) { Color.red.frame(height: 20).named("\($0)") }
      }
    }
    scene.expect([
      "0": rect(0, 0, 69, 20),
      "1": rect(77, 0, 69, 20),
      "2": rect(154, 0, 69, 20),
      "3": rect(231, 0, 69, 20),
      "4": rect(0, 28, 69, 20),
    ])
  }
}
