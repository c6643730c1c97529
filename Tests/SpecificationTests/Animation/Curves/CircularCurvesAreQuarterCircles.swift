import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Apple documents the circular curves as quarters of a unit circle: 1 − √(1 − x²) going in, √(1 − (1 − x)²) coming
  /// out. At x = 0.6: 1 − 0.8 = 0.2. At x = 0.4 coming out: √(1 − 0.36) = 0.8.
  @Test func circularCurvesAreQuarterCircles() {
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    // Two quarters of half the size: at half of 0.6 half of 0.2.
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) < 1e-12)
    #expect(abs(UnitCurve.circularEaseIn.inverse.value(at: 0.2) - 0.6) < 1e-12)
  }
}
