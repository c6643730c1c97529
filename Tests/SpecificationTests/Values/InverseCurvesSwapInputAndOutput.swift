import SwiftUI
import Testing

extension ValueSpecification {
  /// Apple documents `inverse` as the curve with x and y swapped, the inverse of a Bézier curve being that with swapped
  /// control points; value and inverse undo each other.
  @Test func inverseCurvesSwapInputAndOutput() {
    #expect(UnitCurve.linear.inverse == .linear)
    #expect(
      UnitCurve.easeIn.inverse
        == .bezier(startControlPoint: UnitPoint(x: 0, y: 0.42), endControlPoint: UnitPoint(x: 1, y: 1)))
    // easeIn passes (0.6575, 0.5).
    #expect(abs(UnitCurve.easeIn.inverse.value(at: 0.5) - 0.6575) < 1e-9)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(abs(UnitCurve.circularEaseInOut.inverse.value(at: 0.1) - 0.3) < 1e-12)
  }
}
