import Foundation
import Geometry
import Testing

@Suite struct UnitCurveTests {
  static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .circularEaseInOut.inverse,
    .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
  ]

  @Test(arguments: curves) func endsAreExact(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 7) == 1)
    #expect(curve.value(at: .nan) == 0)
  }

  @Test(arguments: curves) func inverseUndoes(curve: UnitCurve) {
    for i in 1..<20 {
      let x = Double(i) / 20
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
    }
  }

  @Test(arguments: curves) func velocityIsTheSlope(curve: UnitCurve) {
    for i in 1..<20 where i != 10 {
      let x = Double(i) / 20
      let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: x) - slope) < 1e-3 * max(1, abs(slope)))
    }
  }

  @Test func bezierFollowsItsEquation() {
    // easeInOut at parameter ½: x = ⅜·(0.42 + 0.58) + ⅛ = ½, y = ⅜·(0 + 1) + ⅛ = ½.
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    // easeIn at parameter ½: x = ⅜·0.42 + ⅜ + ⅛ = 0.6575, y = ⅜ + ⅛ = ½.
    #expect(abs(UnitCurve.easeIn.value(at: 0.6575) - 0.5) < 1e-9)
    // easeOut is easeIn turned around.
    #expect(abs(UnitCurve.easeOut.value(at: 0.3) - (1 - UnitCurve.easeIn.value(at: 0.7))) < 1e-9)
  }

  @Test func circlesAreCircles() {
    // 1 − √(1 − 0.6²) = 0.2; √(1 − (1 − 0.4)²) = 0.8.
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) < 1e-12)
  }

  @Test func controlPointsAreClampedInX() {
    let wide = UnitCurve.bezier(startControlPoint: UnitPoint(x: -1, y: 0.5), endControlPoint: UnitPoint(x: 3, y: 2))
    let clamped = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0.5), endControlPoint: UnitPoint(x: 1, y: 2))
    #expect(wide == clamped)
    // y may overshoot.
    #expect(wide.value(at: 0.9) > 1)
  }
}
