import SwiftUI
import Testing

extension LayoutSpecification {
  /// A lazy row runs from the right: its first view begins at the right end.
  @Test func lazyStacksMirror() {
    let scene = LayoutScene(100, 20, direction: .rightToLeft) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<100) { Block(30, 20).named("\($0)") } }
      }
    }
    scene.expect([
      "0": rect(70, 0, 30, 20),
      "1": rect(40, 0, 30, 20),
    ])
  }
}
