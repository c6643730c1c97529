import SwiftUI
import Testing

extension LayoutSpecification {
  /// Between flexible views a spacer keeps 16 points in a row: (100 − 2 · 16) / 3 = 22.667 are left for each.
  ///
  /// Source: `view-spacer-horizontal` of the reference pictures, Apple's SwiftUI on iOS 18.5.
  @Test func aSpacerInARowKeepsSixteenPoints() {
    let scene = LayoutScene(100, 100) { HStack { ColorsAndSpacers() } }
    scene.expect([
      "a": rect(0, 0, 68.0 / 3, 100),
      "b": rect(116.0 / 3, 0, 68.0 / 3, 100),
      "c": rect(232.0 / 3, 0, 68.0 / 3, 100),
    ])
  }

  /// In a column it keeps 20: (100 − 2 · 20) / 3 = 20 are left for each.
  ///
  /// Source: Apple's SwiftUI on iOS, 100 points that hold three colours of 20 and two gaps of 20.
  @Test func aSpacerInAColumnKeepsTwentyPoints() {
    let scene = LayoutScene(100, 100) { VStack { ColorsAndSpacers() } }
    scene.expect([
      "a": rect(0, 0, 100, 20),
      "b": rect(0, 40, 100, 20),
      "c": rect(0, 80, 100, 20),
    ])
  }
}

private struct ColorsAndSpacers: View {
  var body: some View {
    Color.red.named("a")
    Spacer()
    Color.red.named("b")
    Spacer()
    Color.red.named("c")
  }
}
