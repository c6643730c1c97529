import SwiftUI
import Testing

extension LayoutSpecification {
  /// `scaledToFit` takes the ratio of the ideal size, 40 to 20.
  @Test func scalingKeepsTheIdealShape() {
    let scene = LayoutScene(100, 100) {
      Color.red.frame(
        minWidth: 0, idealWidth: 40, maxWidth: .infinity, minHeight: 0, idealHeight: 20, maxHeight: .infinity
      )
      .scaledToFit().named("fit")
    }
    scene.expect([
      "fit": rect(0, 25, 100, 50)
    ])
  }
}
