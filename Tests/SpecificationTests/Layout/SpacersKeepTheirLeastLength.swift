import SwiftUI
import Testing

extension LayoutSpecification {
  /// A row that is too long keeps its spacer's least length; spacers on both sides centre what is between.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/spacer-min-length`, Apple's SwiftUI on macOS 26.2.
  @Test func spacersKeepTheirLeastLength() {
    let scene = LayoutScene(300, 100) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Block(250, 20).named("a")
          Spacer(minLength: 20).named("least")
          Block(100, 20).named("b")
        }
        .named("overflow")
        HStack(spacing: 0) {
          Spacer().named("left")
          Block(40, 20).named("c")
          Spacer().named("right")
        }
        .named("balanced")
        Spacer().named("below")
      }
    }
    scene.expect([
      "a": rect(-35, 0, 250, 20),
      "b": rect(235, 0, 100, 20),
      "balanced": rect(0, 20, 300, 20),
      "c": rect(130, 20, 40, 20),
      "overflow": rect(-35, 0, 370, 20),
      "least": rect(215, 10, 20, 0),
      "left": rect(0, 30, 130, 0),
      "right": rect(170, 30, 130, 0),
      "below": rect(150, 40, 0, 60),
    ])
  }
}
