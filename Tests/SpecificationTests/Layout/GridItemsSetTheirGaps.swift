import SwiftUI
import Testing

extension LayoutSpecification {
  /// The spacing of an item is the gap after its column; the grid's is between lines.
  @Test func gridItemsSetTheirGaps() {
    let scene = LayoutScene(73, 44) {
      LazyVGrid(
        columns: [GridItem(.fixed(20), spacing: 3), GridItem(.fixed(20), spacing: 10), GridItem(.fixed(20))], spacing: 4
      ) {
        ForEach(0..<4) { Block(20, 20).named("\($0)") }
      }
    }
    scene.expect([
      "0": rect(0, 0, 20, 20),
      "1": rect(23, 0, 20, 20),
      "2": rect(53, 0, 20, 20),
      "3": rect(0, 24, 20, 20),
    ])
  }
}
