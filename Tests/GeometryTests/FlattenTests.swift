import Foundation
import Geometry
import Testing

@Suite struct FlattenTests {
  @Test func linesPassThrough() throws {
    var segments: [FlatSegment] = []
    try #require(Path("0 0 m 10 0 l 10 10 l h 5 5 l")).flatten(
      transform: CGAffineTransform(translationX: 1, y: 2)
    ) { segments.append($0) }
    #expect(
      segments == [
        .move(SIMD2(1, 2)), .line(SIMD2(11, 2)), .line(SIMD2(11, 12)), .close,
        // What follows a close starts where the subpath did.
        .move(SIMD2(1, 2)), .line(SIMD2(6, 7)),
      ])
  }

  @Test(arguments: [1.0, 0.1, 0.01]) func circlesStayWithinTolerance(tolerance: CGFloat) {
    let path = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    var (count, worst) = (0, Float(0))
    var last = SIMD2<Float>(100, 0)
    path.flatten(tolerance: tolerance) { segment in
      guard case .line(let point) = segment else { return }
      let middle = (last + point) / 2
      worst = max(worst, abs(100 - (middle * middle).sum().squareRoot()))
      last = point
      count += 1
    }
    // The four cubics themselves are 0.027 off at radius 100.
    #expect(worst <= Float(tolerance) + 0.03)
    // n sides of a circle are r·(1 − cos(π/n)) off: about π·√(r/(2·tolerance)) are needed. Wang's bound takes at most
    // half as many more, and each of the four curves rounds up.
    #expect(Double(count) < 1.5 * .pi * (100 / (2 * Double(tolerance))).squareRoot() + 4)
  }

  @Test func pointsThatAreNotFiniteAreLeftOut() {
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
      $0.addLine(to: CGPoint(x: 1, y: CGFloat.infinity))
      $0.addLine(to: CGPoint(x: 3, y: 4))
    }
    var segments: [FlatSegment] = []
    path.flatten { segments.append($0) }
    #expect(segments == [.move(SIMD2(0, 0)), .line(SIMD2(3, 4))])
  }
}
