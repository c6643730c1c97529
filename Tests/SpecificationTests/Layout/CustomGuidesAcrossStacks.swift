import SwiftUI
import Testing

extension VerticalAlignment {
  private enum MiddleOfTitle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }
  fileprivate static let middleOfTitle = VerticalAlignment(MiddleOfTitle.self)
}

extension LayoutSpecification {
  /// A guide set deep in each of two columns meets on one line.
  ///
  /// The left column's guide lies at 10 + 30 / 2 = 25, the right one's at 60 / 2 = 30. The row is 30 above the line and max(40 − 25, 70 − 30) = 40 below, 70 high in 100.
  @Test func customGuidesAcrossStacks() {
    let scene = LayoutScene(100, 100) {
      HStack(alignment: .middleOfTitle, spacing: 0) {
        VStack(spacing: 0) {
          Block(20, 10).named("a")
          Block(20, 30).alignmentGuide(.middleOfTitle) { $0[VerticalAlignment.center] }.named("left")
        }
        VStack(spacing: 0) {
          Block(20, 60).alignmentGuide(.middleOfTitle) { $0[VerticalAlignment.center] }.named("right")
          Block(20, 10).named("b")
        }
      }
      .named("row")
    }
    scene.expect([
      "a": rect(30, 20, 20, 10),
      "left": rect(30, 30, 20, 30),
      "right": rect(50, 15, 20, 60),
      "b": rect(50, 75, 20, 10),
      "row": rect(30, 15, 40, 70),
    ])
  }
}
