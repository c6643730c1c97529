import Foundation
import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Above critical damping the two decay rates are −ω(ζ ± √(ζ² − 1)); with ζ = 1.25 they are −2ω and −ω/2, and
  /// x(t) = 1 + (r₂·e^(r₁t) − r₁·e^(r₂t)) / (r₁ − r₂).
  @Test func anOverdampedSpringDecaysTwice() throws {
    // A bounce of −0.2 is a damping ratio of 1 / (1 − 0.2).
    let spring = Spring(duration: 1, bounce: -0.2)
    #expect(abs(spring.dampingRatio - 1.25) < 1e-12)
    let probe = try ProbeHost()
    probe.animate(.spring(spring), to: 100)
    probe.host.advance(by: 0.5)
    let w = 2 * Double.pi
    let (r1, r2) = (-2 * w, -w / 2)
    let expected = 1 + (r2 * exp(r1 * 0.5) - r1 * exp(r2 * 0.5)) / (r1 - r2)
    #expect(abs(probe.reading.value - 100 * expected) < 1e-6)
  }
}
