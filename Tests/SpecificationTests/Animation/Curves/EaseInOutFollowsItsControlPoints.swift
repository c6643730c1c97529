import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Apple documents `easeInOut` as the Bézier curve with control points (0.42, 0) and (0.58, 1). Its parameter ¼ lies at
  /// x = 3·9/16·¼·0.42 + 3·¾·1/16·0.58 + 1/64 = 0.2743750 and y = 3·¾·1/16 + 1/64 = 0.15625.
  @Test func easeInOutFollowsItsControlPoints() throws {
    let x = 3 * 0.5625 * 0.25 * 0.42 + 3 * 0.75 * 0.0625 * 0.58 + 1.0 / 64
    #expect(abs(UnitCurve.easeInOut.value(at: x) - 0.15625) < 1e-9)
    // Symmetric about its middle.
    #expect(abs(UnitCurve.easeInOut.value(at: 1 - x) - 0.84375) < 1e-9)
    let probe = try ProbeHost()
    probe.animate(.easeInOut(duration: 1 / x), to: 100)
    probe.host.advance(by: 1)
    #expect(abs(probe.reading.value - 15.625) < 1e-6)
  }
}
