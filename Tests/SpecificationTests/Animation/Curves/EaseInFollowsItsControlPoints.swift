import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Apple documents `easeIn` as the Bézier curve with control points (0.42, 0) and (1, 1). Its parameter ½ lies at
  /// x = 3·¼·½·0.42 + 3·½·¼·1 + ⅛ = 0.6575 and y = 3·½·¼·1 + ⅛ = 0.5.
  @Test func easeInFollowsItsControlPoints() throws {
    #expect(abs(UnitCurve.easeIn.value(at: 0.6575) - 0.5) < 1e-9)
    let probe = try ProbeHost()
    probe.animate(.easeIn(duration: 1 / 0.6575), to: 100)
    probe.host.advance(by: 1)
    #expect(abs(probe.reading.value - 50) < 1e-6)
  }
}
