import SwiftUI
import Testing

extension LayoutSpecification {
  /// A pinned header stays at the top while its section shows, and is pushed out by the section's end.
  ///
  /// Sections are 30 + 10 · 20 = 230 high. At 50 the first header stands at 0. At 220 only 10 of its section are left, so it stands at 10 − 30 = −20 and the next one, at 230, follows it.
  @Test func pinnedHeadersStayWithTheirSection() {
    let scene = LayoutScene(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<20) { section in
            Section {
              ForEach(0..<10) { Block(50, 20).named("\(section).\($0)") }
            } header: {
              Block(100, 30).named("header \(section)")
            }
          }
        }
      }
    }
    scene.expect([
      "header 0": rect(0, 0, 100, 30),
      "0.0": rect(25, 30, 50, 20),
    ])
    for _ in 0..<5 { scene.scroll(down: 10) }
    scene.expect(["header 0": rect(0, 0, 100, 30), "0.0": rect(25, -20, 50, 20)])
    for _ in 0..<17 { scene.scroll(down: 10) }
    scene.expect(["header 0": rect(0, -20, 100, 30), "header 1": rect(0, 10, 100, 30)])
    for _ in 0..<23 { scene.scroll(down: 10) }
    scene.expect(["header 1": rect(0, -20, 100, 30)])
    #expect(scene["header 0"].isNull)
  }
}
