import SwiftUI
import Testing

extension ValueSpecification {
  /// The slope of a Bézier curve at parameter ½ is (y₂ + 1 − y₁) / (x₂ + 1 − x₁): its derivative there is
  /// ¾·(p₂ + p₃ − p₁ − p₀). At the ends it is that of the line to the control point. A circle's slope is tan of the angle.
  @Test func curvesHaveTheSlopeOfTheirTangents() {
    #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
    // easeIn, control points (0.42, 0) and (1, 1), at x = 0.6575: (1 + 1 − 0) / (1 + 1 − 0.42).
    #expect(abs(UnitCurve.easeIn.velocity(at: 0.6575) - 2 / 1.58) < 1e-9)
    #expect(abs(UnitCurve.easeIn.velocity(at: 0)) < 1e-6)
    // easeOut, (0, 0) and (0.58, 1), at x = 0.3425: (1 + 1 − 0) / (0.58 + 1 − 0).
    #expect(abs(UnitCurve.easeOut.velocity(at: 0.3425) - 2 / 1.58) < 1e-9)
    #expect(abs(UnitCurve.easeOut.velocity(at: 1)) < 1e-6)
    // easeInOut, (0.42, 0) and (0.58, 1), at its middle: (1 + 1 − 0) / (0.58 + 1 − 0.42).
    #expect(abs(UnitCurve.easeInOut.velocity(at: 0.5) - 2 / 1.16) < 1e-9)
    // At an end on which its control point lies a curve has no tangent: Apple's velocity is 0 there.
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 0)
    // Just beside it, the slope is that of the line to the other control point: (1 − 0) / (1 − 0.42).
    #expect(abs(UnitCurve.easeIn.velocity(at: 0.999999) - 1 / 0.58) < 1e-3)
    // y = 1 − √(1 − x²) has slope x / √(1 − x²): 0.6 / 0.8.
    #expect(abs(UnitCurve.circularEaseIn.velocity(at: 0.6) - 0.75) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.velocity(at: 0.4) - 0.75) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.velocity(at: 0.3) - 0.75) < 1e-12)
  }
}
