import SwiftUI
import Testing

extension LayoutSpecification {
  /// What fits is decided anew for each proposal: 100 fits in 120 and not in 80.
  @Test func theChoiceFollowsTheSize() {
    let scene = LayoutScene(120, 40) {
      ViewThatFits(in: .horizontal) {
        Block(100, 10).named("wide")
        Block(50, 10).named("narrow")
      }
    }
    scene.expect([
      "wide": rect(10, 15, 100, 10),
      "narrow": rect(10, 15, 0, 0),
    ])
    scene.resize(80, 40)
    scene.expect(["narrow": rect(15, 15, 50, 10)])
    #expect(scene["wide"].size == .zero)
  }
}
