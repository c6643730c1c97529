import SwiftUI
import Testing

@testable import UICore
@testable import UITestSupport

extension LayoutSpecification {
  /// A view that flips from right to left lies where it did; what is in it is drawn mirrored.
  ///
  /// The island runs from left to right; mirrored about the middle of its 40 points, its first block is drawn last.
  @Test func flippingIsDrawingOnly() {
    let scene = LayoutScene(100, 20, direction: .rightToLeft) {
      HStack(spacing: 0) {
        Block(10, 20).named("first")
        Block(30, 20)
      }
      .environment(\.layoutDirection, .leftToRight)
      .flipsForRightToLeftLayoutDirection(true)
      .named("island")
    }
    scene.expect([
      "island": rect(30, 0, 40, 20)
    ])
    // x becomes 40 − x in the island, which begins at 30.
    let picture = scene.host.displayList.dump()
    #expect(picture.hasPrefix("group transform [-1.0 0.0 0.0 1.0 40.0 0.0] (30.0, 0.0)"))
  }
}
