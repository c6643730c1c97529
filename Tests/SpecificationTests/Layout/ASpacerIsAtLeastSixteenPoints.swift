import SwiftUI
import Testing

extension LayoutSpecification {
  /// Between two flexible views a spacer takes the room of the two distances it stands for: (100 − 2 · 16) / 3 = 22.667 are left for each.
  ///
  /// Source: `view-spacer-horizontal` of the reference pictures, Apple's SwiftUI on iOS 18.5.
  @Test func aSpacerIsAtLeastSixteenPoints() {
    let scene = LayoutScene(100, 100) {
      HStack {
        Color.red.named("a")
        Spacer()
        Color.red.named("b")
        Spacer()
        Color.red.named("c")
      }
    }
    scene.expect([
      "a": rect(0, 0, 22.666666666666668, 100),
      "b": rect(38.66666666666667, 0, 22.666666666666668, 100),
      "c": rect(77.33333333333334, 0, 22.666666666666668, 100),
    ])
  }
}
