import SwiftUI
import Testing

extension LayoutSpecification {
  /// A pinned footer stands at the bottom of what shows while its section goes on below.
  ///
  /// The section is 10 · 20 + 30 = 230 high, the window 100: the footer stands at 100 − 30 = 70.
  @Test func pinnedFootersStayWithTheirSection() {
    let scene = LayoutScene(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
          Section {
            ForEach(0..<10) { Block(50, 20).named("\($0)") }
          } footer: {
            Block(100, 30).named("footer")
          }
        }
      }
    }
    scene.expect([
      "footer": rect(0, 70, 100, 30)
    ])
    scene.scroll(down: 1000)
    scene.expect(["footer": rect(0, 70, 100, 30), "9": rect(25, 50, 50, 20)])
  }
}
