import SwiftUI
import Testing

extension LayoutSpecification {
  /// Stacks serve the least flexible child first, each with an equal share of what is left: of 150, the one up to 50 takes 50, the one of 100 … 200 is offered 50 and takes 100, and nothing is left.
  @Test func theLeastFlexibleIsServedFirst() {
    let scene = LayoutScene(150, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 0, maxWidth: 50).named("small")
        Color.red.named("any")
        Color.red.frame(minWidth: 100, maxWidth: 200).named("large")
      }
    }
    scene.expect([
      "small": rect(0, 0, 50, 10),
      "any": rect(50, 0, 0, 10),
      "large": rect(50, 0, 100, 10),
    ])
  }
}
