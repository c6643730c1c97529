import Foundation
import Geometry
import Synchronization
import Testing
import UITestSupport

@testable import UICore

private final class Counter: Sendable {
  let paths = Mutex(0)
}

/// Counts how often its outline is asked for.
private struct CountedShape: Shape {
  let counter: Counter

  func path(in rect: CGRect) -> Path {
    counter.paths.withLock { $0 += 1 }
    return Path(ellipseIn: rect)
  }
}

@MainActor @Suite struct StrokedOutlineTests {
  /// The renderer strokes: a view asks a shape for its outline, and computes no area of the stroke.
  @Test func anOutlineIsAskedForOnce() throws {
    let counter = Counter()
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      CountedShape(counter: counter).stroke(Color.red, lineWidth: 4)
    }
    host.update()
    #expect(counter.paths.withLock { $0 } == 1)
  }

  /// The outline is that of the shape inside, and the style is the stroke's, through an inset too.
  @Test func aStrokeIsHandedOverAsOne() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let style = StrokeStyle(lineWidth: 6, dash: [2, 3])
    let stroked = _StrokedShape(shape: Rectangle().inset(by: 3), style: style)._outline(in: rect)
    #expect(stroked.path.boundingRect == CGRect(x: 3, y: 3, width: 34, height: 14))
    #expect(stroked.stroke == style)
    #expect(Rectangle()._outline(in: rect).stroke == nil)
    // Half of the line lies outside of the outline: 6 / 2 on each side.
    #expect(
      _StrokedShape(shape: Rectangle(), style: StrokeStyle(lineWidth: 6)).path(in: rect).boundingRect
        == CGRect(x: -3, y: -3, width: 46, height: 26))
  }
}
