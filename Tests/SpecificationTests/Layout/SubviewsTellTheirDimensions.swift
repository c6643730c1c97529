import SwiftUI
import Testing

private struct Asking: Layout {
  let found: (CGFloat) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    found(subviews[0].sizeThatFits(.zero).width)
    found(subviews[0].sizeThatFits(.unspecified).width)
    found(subviews[0].sizeThatFits(.infinity).width)
    found(subviews[0].priority)
    found(subviews[0].dimensions(in: .unspecified)[HorizontalAlignment.center])
  }
}

extension LayoutSpecification {
  /// A layout sees its subviews' minimum, ideal and maximum sizes, priorities and guides.
  @Test func subviewsTellTheirDimensions() {
    var found: [CGFloat] = []
    let scene = LayoutScene(100, 100) {
      Asking(found: { found.append($0) }) {
        Color.red.frame(minWidth: 20, idealWidth: 30, maxWidth: 50).frame(height: 10).layoutPriority(2)
      }
      .named("asking")
    }
    #expect(scene.names == ["asking"])
    #expect(found == [20, 30, 50, 2, 15])
  }
}
