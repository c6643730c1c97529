import SwiftUI
import Testing

extension LayoutSpecification {
  /// A wider scroll view has more adaptive columns: ⌊(108 + 8) / 58⌋ = 2 of 50 in 108, ⌊(166 + 8) / 58⌋ = 3 of 50 in 166.
  @Test func columnsFollowTheSize() {
    let scene = LayoutScene(108, 100) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))], spacing: 0) {
          ForEach(0..<100) { Color.red.frame(height: 20).named("\($0)") }
        }
      }
    }
    scene.expect([
      "1": rect(58, 0, 50, 20),
      "2": rect(0, 20, 50, 20),
    ])
    scene.resize(166, 100)
    scene.expect(["1": rect(58, 0, 50, 20), "2": rect(116, 0, 50, 20), "3": rect(0, 20, 50, 20)])
  }
}
