import SwiftUI
import Testing

extension LayoutSpecification {
  /// A spacing given is kept between all neighbours, also texts and spacers: 16 + 5 + 16 + 5 + 8 + 5 + 10 with a spacer of at least 8 − 2 · 5 < 0 that takes the rest.
  @Test func spacingIsTheSameWhateverTheKind() {
    let scene = LayoutScene(20, 100) {
      VStack(spacing: 5) {
        TextBlock(20).named("a")
        TextBlock(20).named("b")
        Spacer().named("spacer")
        Block(20, 10).named("c")
      }
    }
    scene.expect([
      "a": rect(0, 0, 20, 16),
      "b": rect(0, 21, 20, 16),
      "spacer": rect(10, 42, 0, 43),
      "c": rect(0, 90, 20, 10),
    ])
  }
}
