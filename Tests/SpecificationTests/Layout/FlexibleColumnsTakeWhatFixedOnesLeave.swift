import SwiftUI
import Testing

extension LayoutSpecification {
  /// A flexible column takes what fixed ones and the gaps of 8 points leave: 300 − 50 − 30 − 2 · 8 = 204.
  ///
  /// Two lines of 20 with 8 between are 48 high, in the middle of 100.
  @Test func flexibleColumnsTakeWhatFixedOnesLeave() {
    let scene = LayoutScene(300, 100) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(), GridItem(.fixed(30))]) {
        ForEach(0..<4) { Color.red.frame(height: 20).named("\($0)") }
      }
      .named("grid")
    }
    scene.expect([
      "grid": rect(0, 26, 300, 48),
      "0": rect(0, 26, 50, 20),
      "1": rect(58, 26, 204, 20),
      "2": rect(270, 26, 30, 20),
      "3": rect(0, 54, 50, 20),
    ])
  }
}
