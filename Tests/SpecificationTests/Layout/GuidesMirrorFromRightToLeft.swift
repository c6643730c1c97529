import SwiftUI
import Testing

extension LayoutSpecification {
  /// A guide counts from the leading edge, which is the right one: 10 from the right edge of the frame at 90.
  @Test func guidesMirrorFromRightToLeft() {
    let scene = LayoutScene(100, 100, direction: .rightToLeft) {
      Block(20, 20).alignmentGuide(.leading) { _ in -10 }.named("inner").frame(width: 80, alignment: .leading)
    }
    scene.expect([
      "inner": rect(60, 40, 20, 20)
    ])
  }
}
