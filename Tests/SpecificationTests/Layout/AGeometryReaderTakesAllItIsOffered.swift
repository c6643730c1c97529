import SwiftUI
import Testing

extension LayoutSpecification {
  /// A geometry reader is as large as the proposal, and its content begins at its top left corner.
  @Test func aGeometryReaderTakesAllItIsOffered() {
    let scene = LayoutScene(100, 80) {
      GeometryReader { proxy in
        Block(proxy.size.width / 2, proxy.size.height / 4).named("content")
      }
      .padding(10)
      .named("reader")
    }
    scene.expect([
      "reader": rect(0, 0, 100, 80),
      "content": rect(10, 10, 40, 15),
    ])
  }
}
