import SwiftUI
import Testing

extension LayoutSpecification {
  /// The content lies in the frame by the alignment given; an axis that is not named stays the content's.
  @Test func aRelativeFrameAlignsItsContent() {
    let scene = LayoutScene(300, 200) {
      Block(20, 20).named("inner").containerRelativeFrame(.horizontal, alignment: .trailing).named("outer")
    }
    scene.expect([
      "outer": rect(0, 90, 300, 20),
      "inner": rect(280, 90, 20, 20),
    ])
  }
}
