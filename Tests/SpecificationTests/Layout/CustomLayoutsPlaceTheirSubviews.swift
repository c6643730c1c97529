import SwiftUI
import Testing

/// Each subview below and right of the last.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(into: .zero) { total, subview in
      let size = subview.sizeThatFits(.unspecified)
      total.width += size.width
      total.height += size.height
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}

extension LayoutSpecification {
  /// Subviews lie where their layout puts them.
  @Test func customLayoutsPlaceTheirSubviews() {
    let scene = LayoutScene(100, 100) {
      Diagonal {
        Block(10, 20).named("a")
        Block(30, 40).named("b")
      }
      .named("diagonal")
    }
    scene.expect([
      "diagonal": rect(30, 20, 40, 60),
      "a": rect(30, 20, 10, 20),
      "b": rect(40, 40, 30, 40),
    ])
  }
}
