import SwiftUI
import Testing

extension LayoutSpecification {
  /// Quarters of 10 points end on the nearest pixel at 3×: 2.5 and 7.5 points are 7.5 and 22.5 pixels, which become 8 and 23.
  @Test func edgesMeetOnWholePixelsAt3() {
    let scene = LayoutScene(10, 10, scale: 3) {
      HStack(spacing: 0) {
        ForEach(0..<4) { Color.red.named("\($0)") }
      }
    }
    scene.expect([
      "0": rect(0, 0, 2.6666666666666665, 10),
      "1": rect(2.6666666666666665, 0, 2.3333333333333335, 10),
      "2": rect(5, 0, 2.6666666666666665, 10),
      "3": rect(7.666666666666667, 0, 2.3333333333333335, 10),
    ])
  }
}
