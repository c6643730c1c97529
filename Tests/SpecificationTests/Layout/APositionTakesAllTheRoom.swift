import SwiftUI
import Testing

extension LayoutSpecification {
  /// `position` takes what it is offered and centres its content at the point.
  @Test func aPositionTakesAllTheRoom() {
    let scene = LayoutScene(100, 80) {
      Block(20, 20).named("inner").position(x: 30, y: 40).named("outer")
    }
    scene.expect([
      "outer": rect(0, 0, 100, 80),
      "inner": rect(20, 30, 20, 20),
    ])
  }
}
