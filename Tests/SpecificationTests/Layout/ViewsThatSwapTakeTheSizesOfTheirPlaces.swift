import SwiftUI
import Testing

extension LayoutSpecification {
  /// Halves of five points are drawn from 0 to 3 and from 3 to 5 at 1×, whichever view stands there: when two views swap,
  /// their places do not change, but their sizes do.
  @Test func viewsThatSwapTakeTheSizesOfTheirPlaces() {
    let order = Outside(["a", "b"])
    let scene = LayoutScene(5, 5, scale: 1) {
      Following(order) { names in
        HStack(spacing: 0) { ForEach(names, id: \.self) { name in Color.red.named(name) } }
      }
    }
    scene.expect(["a": rect(0, 0, 3, 5), "b": rect(3, 0, 2, 5)])
    order.value = ["b", "a"]
    scene.update()
    scene.expect(["b": rect(0, 0, 3, 5), "a": rect(3, 0, 2, 5)])
  }
}
