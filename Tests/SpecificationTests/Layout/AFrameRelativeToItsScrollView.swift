import SwiftUI
import Testing

extension LayoutSpecification {
  /// A scroll view is the container of what it scrolls, whatever stacks lie between.
  ///
  /// Of 200 points, five columns with 10 between are (200 − 4 · 10) / 5 = 32 wide; two of them with their gap 2 · 32 + 10 = 74.
  @Test func aFrameRelativeToItsScrollView() {
    let scene = LayoutScene(300, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4) { index in
            Color.red.containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10).named("\(index)")
          }
        }
      }
      .frame(width: 200, height: 40)
    }
    scene.expect([
      "0": rect(50, 30, 74, 40),
      "1": rect(134, 30, 74, 40),
      "3": rect(302, 30, 74, 40),
    ])
  }
}
