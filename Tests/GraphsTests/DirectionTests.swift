import DisplayList
import Graphs
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Time runs from left to right in every language, and all that lies over it.
@MainActor
struct DirectionTests {
  private func host(_ direction: LayoutDirection) throws -> TestHost {
    try TestHost(
      size: CGSize(width: 600, height: 200), environment: { $0.layoutDirection = direction }
    ) {
      Graph {
        Line("a", points: Series(start: MadeUp.start, step: 60, y: (0...60).map(Double.init)))
        Annotation(x: MadeUp.start + 600, y: 40) {
          HStack {
            Color.red
            Color.blue
          }
          .frame(width: 60, height: 20)
        }
      }
      .legend(.hidden)
    }
  }

  @Test func aGraphLooksTheSameFromRightToLeft() throws {
    let (left, right) = (try host(.leftToRight), try host(.rightToLeft))
    for host in [left, right] {
      // A range that is being dragged over.
      host.send(.pointerDown(PointerEvent(location: CGPoint(x: 400, y: 150))))
      for x in [410.0, 450, 500] { host.send(.pointerMoved(PointerEvent(location: CGPoint(x: x, y: 150)))) }
      host.update()
    }
    let (first, second) = (left.snapshot(), right.snapshot())
    // But for what the program put into it, which reads as what is around the graph.
    let different = (0..<first.width).filter { x in
      (0..<first.height).contains { first.pixels[$0 * first.width + x] != second.pixels[$0 * first.width + x] }
    }
    #expect(!different.isEmpty)
    #expect(different.allSatisfy { (80..<220).contains($0) })
  }
}
