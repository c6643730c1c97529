import SwiftUI
import Testing

extension AnimationSpecification {
  /// Views with a transition are cells of their row: two of 10 points fill a grid of 20 by 10.
  @Test(arguments: Edge.allCases) func aTransitionIsNoContainer(edge: Edge) {
    let scene = LayoutScene(20, 10) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          ForEach(["a", "b"], id: \.self) { Block(10, 10).named($0).transition(.move(edge: edge)) }
        }
      }
    }
    scene.expect(["a": rect(0, 0, 10, 10), "b": rect(10, 0, 10, 10)])
  }
}
