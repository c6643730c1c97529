import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// The Bézier curve with control points (⅓, ⅓·2) and (⅔, 1): its x is the parameter itself, its y
  /// 3(1−t)²t·⅔ + 3(1−t)t² + t³ = 2t − t². At ½ that is ¾.
  @Test func timingCurveTakesItsControlPoints() throws {
    let probe = try ProbeHost()
    probe.animate(.timingCurve(1.0 / 3, 2.0 / 3, 2.0 / 3, 1, duration: 2), to: 100)
    probe.host.advance(by: 1)
    #expect(abs(probe.reading.value - 75) < 1e-6)
  }
}
