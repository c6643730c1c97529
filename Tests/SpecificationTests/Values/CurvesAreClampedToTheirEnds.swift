import SwiftUI
import Testing

extension ValueSpecification {
  /// Apple documents `value(at:)` with a progress that is clamped to 0…1, and `bezier` with x coordinates that are.
  @Test func curvesAreClampedToTheirEnds() {
    for curve in [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ] {
      #expect(curve.value(at: -1) == 0 && curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
    }
    func curve(_ x1: Double, _ x2: Double) -> UnitCurve {
      .bezier(startControlPoint: UnitPoint(x: x1, y: 0.5), endControlPoint: UnitPoint(x: x2, y: 1.5))
    }
    #expect(curve(-2, 3) == curve(0, 1))
    // Between its ends a curve may rise above 1: at parameter ½ it is at 3/8 · (0.5 + 1.5) + 1/8 = 0.875; at ¾ it is at
    // 9/64 · 0.5 + 27/64 · 1.5 + 27/64 = 1.125, where x = 27/64 + 27/64 = 0.84375.
    #expect(abs(curve(0, 1).value(at: 0.84375) - 1.125) < 1e-9)
  }
}
