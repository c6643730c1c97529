import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Apple documents `easeOut` as the Bézier curve with control points (0, 0) and (0.58, 1). Its parameter ½ lies at
  /// x = 3·½·¼·0.58 + ⅛ = 0.3425 and y = 3·½·¼ + ⅛ = 0.5.
  @Test func easeOutFollowsItsControlPoints() throws {
    #expect(abs(UnitCurve.easeOut.value(at: 0.3425) - 0.5) < 1e-9)
    let probe = try ProbeHost()
    probe.animate(.easeOut(duration: 1 / 0.3425), to: 100)
    probe.host.advance(by: 1)
    #expect(abs(probe.reading.value - 50) < 1e-6)
  }
}
