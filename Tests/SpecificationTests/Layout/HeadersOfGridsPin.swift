import SwiftUI
import Testing

extension LayoutSpecification {
  /// Pinned headers of a grid span its columns: at 40 of a section 30 + 3 · 20 high the header stands at 0.
  @Test func headersOfGridsPin() {
    let scene = LayoutScene(60, 60) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(30), spacing: 0), GridItem(.fixed(30))], spacing: 0, pinnedViews: [.sectionHeaders]
        ) {
          ForEach(0..<9) { section in
            Section {
              ForEach(0..<6) { Block(30, 20).named("\(section).\($0)") }
            } header: {
              Color.red.frame(height: 30).named("header \(section)")
            }
          }
        }
      }
    }
    scene.expect([
      "header 0": rect(0, 0, 60, 30),
      "0.1": rect(30, 30, 30, 20),
    ])
    scene.scroll(down: 40)
    scene.expect(["header 0": rect(0, 0, 60, 30), "0.5": rect(30, 30, 30, 20), "header 1": rect(0, 50, 60, 30)])
  }
}
