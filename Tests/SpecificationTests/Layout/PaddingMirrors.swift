import SwiftUI
import Testing

extension LayoutSpecification {
  /// Leading is right: 30 of leading padding and 5 of trailing.
  @Test func paddingMirrors() {
    let scene = LayoutScene(100, 20, direction: .rightToLeft) {
      Block(20, 20).named("inner").padding(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)).named("outer")
        .frame(width: 100, alignment: .leading)
    }
    scene.expect([
      "outer": rect(45, 0, 55, 20),
      "inner": rect(50, 0, 20, 20),
    ])
  }
}
