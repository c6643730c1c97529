import SwiftUI
import Testing

extension LayoutSpecification {
  /// After 2,000 points, 100 lines are gone and 101 … 105 fill the viewport; those around are ready.
  @Test func scrollingMakesTheLinesThatEnter() {
    let scene = LayoutScene(100, 100) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 0) {
          ForEach(0..<3000) { Block(30, 20).named("\($0)") }
        }
      }
    }
    scene.scroll(down: 2000)
    scene.expect(["200": rect(16, 0, 30, 20), "209": rect(54, 80, 30, 20)])
    #expect(!scene.names.contains("0"))
    #expect(scene.names.count <= 2 * 7)
  }
}
