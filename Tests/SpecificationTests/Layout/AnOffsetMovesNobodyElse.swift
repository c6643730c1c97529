import SwiftUI
import Testing

extension LayoutSpecification {
  /// An offset moves what is drawn, not what is laid out.
  @Test func anOffsetMovesNobodyElse() {
    let scene = LayoutScene(100, 10) {
      HStack(spacing: 0) {
        Block(20, 10).named("inner").offset(x: 5, y: -3).named("outer")
        Block(20, 10).named("neighbour")
      }
    }
    scene.expect([
      "outer": rect(30, 0, 20, 10),
      "inner": rect(35, -3, 20, 10),
      "neighbour": rect(50, 0, 20, 10),
    ])
  }
}
