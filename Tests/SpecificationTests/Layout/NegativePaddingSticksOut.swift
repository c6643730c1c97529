import SwiftUI
import Testing

extension LayoutSpecification {
  /// Padding of −5 lets its content stick out of the room it takes.
  @Test func negativePaddingSticksOut() {
    let scene = LayoutScene(100, 100) {
      Block(20, 20).named("inner").padding(-5).named("outer")
    }
    scene.expect([
      "outer": rect(45, 45, 10, 10),
      "inner": rect(40, 40, 20, 20),
    ])
  }
}
