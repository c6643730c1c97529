import SwiftUI
import Testing

@MainActor private var column: some View {
  VStack(spacing: 0) {
    Block(10, 10).alignmentGuide(.firstTextBaseline) { _ in 5 }.alignmentGuide(.lastTextBaseline) { _ in 6 }
    Block(10, 10).alignmentGuide(.firstTextBaseline) { _ in 5 }.alignmentGuide(.lastTextBaseline) { _ in 6 }
  }
}

extension LayoutSpecification {
  /// Of several first baselines in a column the topmost counts, of last ones the bottommost; a view without text has its own at its bottom.
  ///
  /// The column's first baseline lies at 5, its last one at 10 + 6 = 16.
  @Test func firstBaselinesAreTheTopmost() {
    let scene = LayoutScene(200, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        column.named("first")
        Block(10, 20).named("firstBottom")
      }
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        column.named("last")
        Block(10, 20).named("lastBottom")
      }
    }
    #expect(abs(scene["first"].minY + 5 - scene["firstBottom"].maxY) < 1e-6)
    #expect(abs(scene["last"].minY + 16 - scene["lastBottom"].maxY) < 1e-6)
  }
}
