import SwiftUI
import Testing

extension LayoutSpecification {
  /// A flexible child fits where its ideal size does, and then takes all it is offered.
  @Test func anIdealSizeDecidesWhatFits() {
    let scene = LayoutScene(120, 40) {
      ViewThatFits {
        Color.red.frame(minWidth: 20, idealWidth: 200).named("large")
        Color.red.frame(minWidth: 20, idealWidth: 90).named("small")
      }
    }
    scene.expect([
      "small": rect(0, 0, 120, 40)
    ])
  }
}
