import SwiftUI
import Testing

extension LayoutSpecification {
  /// Texts of different sizes in a row stand on one line, whatever the font.
  @Test func textsMeetOnTheirBaselines() {
    var (large, small): (CGFloat, CGFloat) = (0, 0)
    let scene = LayoutScene(300, 100) {
      HStack(alignment: .firstTextBaseline) {
        Text("Large").font(.system(size: 40)).alignmentGuide(.top) { dimensions in
          large = dimensions[.firstTextBaseline]
          return 0
        }
        .named("large")
        Text("small").font(.system(size: 10)).alignmentGuide(.top) { dimensions in
          small = dimensions[.firstTextBaseline]
          return 0
        }
        .named("small")
        Block(10, 10).named("block")
      }
      .overlay(alignment: .top) { Block(1, 1) }
    }
    #expect(large > small && small > 0)
    let line = scene["large"].minY + large
    #expect(abs(scene["small"].minY + small - line) < 1e-6)
    #expect(abs(scene["block"].maxY - line) < 1e-6)
  }
}
