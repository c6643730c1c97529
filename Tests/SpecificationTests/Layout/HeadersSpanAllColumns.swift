import SwiftUI
import Testing

extension LayoutSpecification {
  /// A section's header and footer have a line of their own across all columns, and the next section begins a new one.
  @Test func headersSpanAllColumns() {
    let scene = LayoutScene(108, 200) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
        Section {
          Block(50, 20).named("a")
        } header: {
          Color.red.frame(height: 30).named("header")
        } footer: {
          Color.red.frame(height: 10).named("footer")
        }
        Section {
          Block(50, 20).named("b")
          Block(50, 20).named("c")
        }
      }
      .frame(height: 200, alignment: .top)
    }
    scene.expect([
      "header": rect(0, 0, 108, 30),
      "a": rect(0, 30, 50, 20),
      "footer": rect(0, 50, 108, 10),
      "b": rect(0, 60, 50, 20),
      "c": rect(58, 60, 50, 20),
    ])
  }
}
