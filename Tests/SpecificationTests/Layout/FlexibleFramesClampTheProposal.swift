import SwiftUI
import Testing

extension LayoutSpecification {
  /// Limits clamp the proposal; a side without one follows the content.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/frame-flex`, Apple's SwiftUI on macOS 26.2.
  @Test func flexibleFramesClampTheProposal() {
    let scene = LayoutScene(300, 300) {
      VStack(spacing: 0) {
        Block(40, 20).frame(minWidth: 100).named("min")
        Block(40, 20).frame(maxWidth: 200).named("max")
        Block(40, 20).frame(minWidth: 50, maxWidth: .infinity).named("fill")
        Block(40, 20).frame(idealWidth: 150).fixedSize().named("ideal")
        Color.red.frame(maxWidth: 120, maxHeight: 20).named("clamped")
        Block(250, 20).frame(maxWidth: 200).named("overflow")
      }
    }
    scene.expect([
      "clamped": rect(90, 170, 120, 20),
      "fill": rect(0, 130, 300, 20),
      "ideal": rect(75, 150, 150, 20),
      "max": rect(50, 110, 200, 20),
      "min": rect(100, 90, 100, 20),
      "overflow": rect(50, 190, 200, 20),
    ])
  }
}
