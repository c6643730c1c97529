import SwiftUI
import Testing

extension LayoutSpecification {
  /// An overlay's own guides decide where it meets the view: a badge whose centre is its top and trailing edge sits on the corner.
  ///
  /// The view lies at 30 … 70, the badge's centre at (70, 30).
  @Test func aBadgeHangsOnACorner() {
    let scene = LayoutScene(100, 100) {
      Block(40, 40).overlay(alignment: .topTrailing) {
        Block(10, 10)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          .named("badge")
      }
    }
    scene.expect([
      "badge": rect(65, 25, 10, 10)
    ])
  }
}
