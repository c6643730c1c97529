import SwiftUI
import Testing

extension LayoutSpecification {
  /// An adaptive item divides its share: 208 − 8 − 100 = 100, in which ⌊(100 + 4) / (30 + 4)⌋ = 3 columns of (100 − 8) / 3 stand.
  @Test func adaptiveColumnsShareWithOthers() {
    let scene = LayoutScene(208, 20) {
      LazyVGrid(columns: [GridItem(.fixed(100), spacing: 8), GridItem(.adaptive(minimum: 30), spacing: 4)]) {
        ForEach(0..<4) { Color.red.frame(height: 20).named("\($0)") }
      }
    }
    scene.expect([
      "0": rect(0, 0, 100, 20),
      "1": rect(108, 0, 30.666666666666668, 20),
      "2": rect(142.66666666666666, 0, 30.666666666666668, 20),
      "3": rect(177.33333333333334, 0, 30.666666666666668, 20),
    ])
  }
}
