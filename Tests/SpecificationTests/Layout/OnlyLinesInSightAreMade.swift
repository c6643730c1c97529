import SwiftUI
import Testing

extension LayoutSpecification {
  /// Of 1,000 lines of 20 points, the five that fill the viewport exist.
  @Test func onlyLinesInSightAreMade() {
    let scene = LayoutScene(100, 100) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 0) {
          ForEach(0..<3000) { Block(30, 20).named("\($0)") }
        }
      }
    }
    #expect(Set(scene.names) == Set((0..<15).map(String.init)))
    scene.expect(["4": rect(35, 20, 30, 20)])
  }
}
