import SwiftUI
import Testing

extension LayoutSpecification {
  /// A row of fixed views takes no more than them and the spacing between.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/hstack-ideal`, Apple's SwiftUI on macOS 26.2.
  @Test func aStackIsAsLongAsItsChildren() {
    let scene = LayoutScene(300, 200) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          Block(30, 30).named("a")
          Block(40, 30).named("b")
        }
        .named("row")
        Block(200, 10).named("wide")
      }
      .named("column")
    }
    scene.expect([
      "a": rect(50, 80, 30, 30),
      "b": rect(86, 80, 40, 30),
      "column": rect(50, 80, 200, 40),
      "row": rect(50, 80, 76, 30),
      "wide": rect(50, 110, 200, 10),
    ])
  }
}
