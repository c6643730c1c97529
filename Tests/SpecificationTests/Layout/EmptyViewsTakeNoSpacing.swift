import SwiftUI
import Testing

extension LayoutSpecification {
  /// What is no view has no distance to its neighbours: 20 + 8 + 20 in 100.
  @Test func emptyViewsTakeNoSpacing() {
    let isShown = false
    let scene = LayoutScene(100, 10) {
      HStack {
        Block(20, 10).named("a")
        EmptyView()
        if isShown { Block(20, 10).named("hidden") }
        ForEach(0..<0) { _ in Block(20, 10) }
        Block(20, 10).named("b")
      }
    }
    scene.expect([
      "a": rect(26, 0, 20, 10),
      "b": rect(54, 0, 20, 10),
    ])
    #expect(scene.names == ["a", "b"])
  }
}
