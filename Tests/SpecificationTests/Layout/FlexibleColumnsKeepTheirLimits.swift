import SwiftUI
import Testing

extension LayoutSpecification {
  /// Flexible columns take equal shares in order, clamped: (200 − 8) / 2 = 96 is more than 40, and 192 − 40 = 152 is left.
  @Test func flexibleColumnsKeepTheirLimits() {
    let scene = LayoutScene(200, 20) {
      LazyVGrid(columns: [GridItem(.flexible(maximum: 40)), GridItem(.flexible())]) {
        Color.red.frame(height: 20).named("narrow")
        Color.red.frame(height: 20).named("wide")
      }
    }
    scene.expect([
      "narrow": rect(0, 0, 40, 20),
      "wide": rect(48, 0, 152, 20),
    ])
  }
}
