import SwiftUI
import Testing

extension LayoutSpecification {
  /// A stack of layers is as large as all of them with their guides together: 10 before the guides and 40 after.
  @Test func layersAlignByGuides() {
    let scene = LayoutScene(100, 100) {
      ZStack(alignment: .topLeading) {
        Block(40, 40).named("a")
        Block(20, 20).alignmentGuide(.leading) { _ in 10 }.alignmentGuide(.top) { _ in 10 }.named("b")
      }
      .named("stack")
    }
    scene.expect([
      "stack": rect(25, 25, 50, 50),
      "a": rect(35, 35, 40, 40),
      "b": rect(25, 25, 20, 20),
    ])
  }
}
