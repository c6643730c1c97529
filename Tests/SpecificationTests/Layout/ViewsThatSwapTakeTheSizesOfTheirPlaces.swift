import SwiftUI
import Testing

extension LayoutSpecification {
  /// The layout gives the first view three of five points, whichever it is: when two views swap, the places do not change,
  /// but the views' sizes do.
  @Test func viewsThatSwapTakeTheSizesOfTheirPlaces() {
    let order = Outside(["a", "b"])
    let scene = LayoutScene(5, 5) {
      Following(order) { names in
        ThreeAndTwo { ForEach(names, id: \.self) { name in Color.red.named(name) } }
      }
    }
    scene.expect(["a": rect(0, 0, 3, 5), "b": rect(3, 0, 2, 5)])
    order.value = ["b", "a"]
    scene.update()
    scene.expect(["b": rect(0, 0, 3, 5), "a": rect(3, 0, 2, 5)])
  }
}

private struct ThreeAndTwo: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 5, height: 5)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 3, height: 5))
    subviews[1].place(at: CGPoint(x: bounds.minX + 3, y: bounds.minY), proposal: ProposedViewSize(width: 2, height: 5))
  }
}
