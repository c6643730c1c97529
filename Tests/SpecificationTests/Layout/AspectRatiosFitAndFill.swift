import SwiftUI
import Testing

extension LayoutSpecification {
  /// A ratio of 2 in a square of 100 fits as 100 by 50 and fills as 200 by 100.
  @Test func aspectRatiosFitAndFill() {
    let scene = LayoutScene(100, 100) {
      ZStack {
        Color.red.aspectRatio(2, contentMode: .fill).named("fill")
        Color.red.aspectRatio(2, contentMode: .fit).named("fit")
      }
    }
    scene.expect([
      "fit": rect(0, 25, 100, 50),
      "fill": rect(-50, 0, 200, 100),
    ])
  }
}
