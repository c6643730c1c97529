import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// ω = 4π. At 0.25 s: ωt = π, x = 100(1 − (1 + π)e^(−π)), v = 100ω²t·e^(−ωt). From there to 0, critically damped:
  /// x(s) = (x + (v + ωx)s)·e^(−ωs).
  @Test func aRedirectedSpringKeepsItsVelocity() throws {
    let probe = try ProbeHost()
    probe.animate(.spring(duration: 0.5, bounce: 0), to: 100)
    probe.host.advance(by: 0.25)
    let w = 4 * Double.pi
    let x = 100 * (1 - (1 + Double.pi) * exp(-Double.pi))
    let v = 100 * w * w * 0.25 * exp(-Double.pi)
    #expect(abs(probe.reading.value - x) < 1e-6)
    probe.animate(.spring(duration: 0.5, bounce: 0), to: 0)
    probe.host.advance(by: 0.1)
    let expected: Double = (x + (v + w * x) * 0.1) * exp(-w * 0.1)
    #expect(abs(probe.reading.value - expected) < 1e-6)
  }
}
