import SwiftUI
import Testing

extension LayoutSpecification {
  /// A guide that nobody set is not explicit; one that was set inside is, through padding moved with the content.
  @Test func explicitGuidesAreThoseThatWereSet() {
    var found: [CGFloat?] = []
    let scene = LayoutScene(100, 100) {
      VStack {
        Block(10, 10).alignmentGuide(.leading) { dimensions in
          found.append(dimensions[explicit: .trailing])
          return 3
        }
        .padding(4)
        .alignmentGuide(.trailing) { dimensions in
          found.append(dimensions[explicit: .leading])
          return 0
        }
      }
      .alignmentGuide(.top) { dimensions in
        _ = dimensions[HorizontalAlignment.trailing]
        return 0
      }
      .frame(width: 50, alignment: .trailing)
      .named("row")
    }
    scene.expect(["row": rect(25, 41, 50, 18)])
    #expect(Set(found) == [nil, 7])
  }
}
