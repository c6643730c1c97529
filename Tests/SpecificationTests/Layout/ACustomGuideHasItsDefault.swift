import SwiftUI
import Testing

extension HorizontalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }
  fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

extension LayoutSpecification {
  /// A view that does not set a custom guide has it where its type says: here a quarter of the width.
  @Test func aCustomGuideHasItsDefault() {
    let scene = LayoutScene(100, 100) {
      VStack(alignment: .quarter, spacing: 0) {
        Block(80, 10).named("wide")
        Block(40, 10).named("narrow")
      }
      .named("column")
    }
    scene.expect([
      "wide": rect(10, 40, 80, 10),
      "narrow": rect(20, 50, 40, 10),
      "column": rect(10, 40, 80, 20),
    ])
  }
}
