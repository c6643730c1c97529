import SwiftUI
import Testing

extension LayoutSpecification {
  /// Text keeps 4.7421875 to what is above it, 8.15087890625 to what is below, and nothing to other text.
  ///
  /// Distances: iamcgn/swiftui-web, `Fixtures/Goldens/grid/basic` and `layout/view-that-fits`, Apple's SwiftUI on macOS 26.2.
  @Test func textsKeepTheirDistances() {
    let scene = LayoutScene(20, 100) {
      VStack {
        Block(20, 10).named("a")
        TextBlock(20).named("b")
        TextBlock(20).named("c")
        Block(20, 10).named("d")
      }
      .frame(height: 100, alignment: .top)
    }
    scene.expect([
      "a": rect(0, 0, 20, 10),
      "b": rect(0, 14.7421875, 20, 16),
      "c": rect(0, 30.7421875, 20, 16),
      "d": rect(0, 54.89306640625, 20, 10),
    ])
  }
}
